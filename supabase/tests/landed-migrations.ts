/**
 * The migrations of version 0.2.0, with the SHA-256 of each: what a database in use has. At a release the list becomes that of
 * the release; until then only files come in that are not named here, and none of these is touched.
 */
export const landedMigrations: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "supabase-server": {
    "0001_0_owners.sql": "b147aa0bc8596aa55bc75da2ebfd3155c68b79c7d635dc3678109681e9a9f66f",
    "0001_1_roles.sql": "39ed5828ce87d2f3eb6f0bc6b15ef11662a259c404714a06a68df14b2e9c2b4a",
    "0001_2_auth.sql": "4ad30959087ca9c444378010002c07dd13115ff0ef7e88e677738861dacf8595",
    "0001_3_storage.sql": "781c645a3a67990af68fccb57e4ea37cc309a6d8da2148afba1de0a9c62cb63a",
    "0002_auth_tokens.sql": "30ef5fe64de54fd058d740a558b6f8401eb58e269eb265338dbd43bd612cf2c7",
    "0003_storage_strays.sql": "2a58911955515f07f8ebc2296cb55bc300dbbce297fdca981ecdcff6c55a66a0",
    "0004_object_sizes.sql": "938fa48f40a031c764fa596b9b47d92d5067da63a8a7825a1f711c703ff8bc5b",
    "0006_0_session_checks.sql": "9449280f318045daff28883f858f3e0afa6003b1a41babd1149f4cbdb7bb9313",
    "0007_code_attempts.sql": "6c267309ae218c7e86203ee2f31b5425c410b381411f991ee7f5c1f1d2b469fa",
    "0008_device_secret.sql": "d89afc59919737f0008c0e8ece4068c88254771dd82b879e34556953054262cf",
  },
  product: {
    "20261121000001_private_schema.sql":
      "28dee38dfabe6af4446502d4f809244ca2929220aea529c77ee75d094d7e67a0",
    "20261121000002_profiles.sql":
      "3dad437a2aa6c8dc6bcb574f000100f5674a08ac362614d7bc9852f67aca906b",
    "20261121000003_applications.sql":
      "16ae2be204e506d890f75827cff59adabbb482cb744faec18a3bce2340084096",
    "20261121000004_credits.sql":
      "bf4a0b6a1d08f1d7e33d51b2e85d09a4704e944bb23e7b93204e8ca8d3c1bfb9",
    "20261121000005_documents.sql":
      "05362c09bc99e2994466941a1e7cd8427cae145093f310d83e0f14020b389b59",
    "20261121000006_letters.sql":
      "dc1188f93520bbc47ee0301c6b0e11d818ea485e0227202b3b2890d572041071",
    "20261121000007_accounts.sql":
      "c07e8a9d904ceac07360913706e7e92a2f6afe4340e1ac8830a936110c6b5a4a",
    "20261121000008_billing.sql":
      "1514c04526409e7d970d2043cd9c7854b2f87227acd19da14d2e2c13840b210c",
    "20261121000009_trash.sql": "6f3b03200fcdb17d2fcff54fa0345f654330d47bd8ef1a8782be0cae0569b30c",
    "20261121000010_mails.sql": "639551fcdd657ac2eb54a0b9bba55157ef03764542f873178ed028d2ad34977d",
    "20261121000011_sweeping.sql":
      "6002665922a5c31f92ec677da2a63cce2f716984dfa2d6d2b9df90730aaae6f5",
    "20261121000012_import.sql": "ef6dac627d2e4940088a81f7c5d9e529ce369ececd7d45fd4f3aec05918de762",
    "20261122190000_interface_languages.sql":
      "1c01ec63bbaa1f3ca8e1d3ef081c9548afb4bdb55ab8bf2e5e1fb3cff82142e6",
  },
};
