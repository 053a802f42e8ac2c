/**
 * The migrations of the state before this one, with the SHA-256 of each: what a database in use has. At a release the list
 * becomes that of the release; until then only files come in that are not named here, and none of these is touched.
 */
export const landedMigrations: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "supabase-server": {
    "0001_0_owners.sql": "b147aa0bc8596aa55bc75da2ebfd3155c68b79c7d635dc3678109681e9a9f66f",
    "0001_1_roles.sql": "39ed5828ce87d2f3eb6f0bc6b15ef11662a259c404714a06a68df14b2e9c2b4a",
    "0001_2_auth.sql": "4ad30959087ca9c444378010002c07dd13115ff0ef7e88e677738861dacf8595",
    "0001_3_storage.sql": "781c645a3a67990af68fccb57e4ea37cc309a6d8da2148afba1de0a9c62cb63a",
    "0002_auth_tokens.sql": "30ef5fe64de54fd058d740a558b6f8401eb58e269eb265338dbd43bd612cf2c7",
    "0003_storage_strays.sql": "2a58911955515f07f8ebc2296cb55bc300dbbce297fdca981ecdcff6c55a66a0",
  },
  product: {
    "20261121100000_private.sql":
      "28dee38dfabe6af4446502d4f809244ca2929220aea529c77ee75d094d7e67a0",
    "20261121100100_profiles.sql":
      "8738fe5ba207fd8f93aaeec30a9e0093ff5c5df60495bfc69be317f5bcb1dfc6",
    "20261121100200_entries.sql":
      "57a846fcd4fedf71ad627b355deee5f4a22a3ef8837ea47254b5e1a7834b426b",
    "20261121100300_skills.sql": "5ffbb3003e3ae12d21edf2b71d063aaba388141fe81a8ee8f173a530f267635a",
    "20261121100400_applications.sql":
      "ac94677b8e58e953994610be038e3f4851270b52486518c6cd1f15fc7f215ecb",
    "20261121100500_subscriptions.sql":
      "a3d26e7939446d0b2069a96e0d07e220cc3b55c00375963a28322f8ff304bd74",
    "20261121100600_usage.sql": "a326d8c2b954201f5ab8221fa8496f3a53cda6145e3459670d849d00f35f017e",
    "20261121100700_credits.sql":
      "c28bf85f243867b4c990b1fe2b9e948135422718b8b2eb5c51f53c72bc5778b9",
    "20261121100800_documents.sql":
      "968a81978e70c5f343d64d25bff9d5ac428684584b56b31bb2475479307b3f2e",
    "20261121100900_new_users.sql":
      "215bd12c93a4392112662d0f5c262bb3494043bf0c166b9260d075c55979b0ad",
    "20261121101000_trash.sql": "e0721f67bb163c7963c8e6b890c62429ab99d7bb73eb88e57e14899212da91b8",
    "20261121101100_mailing_list.sql":
      "6703c400ba5dbc963d129dc3304f9d4fd9bb3d53c64b9d37fc42c3c6e299e664",
    "20261121101200_sweeping.sql":
      "67bc87243649f87ffecf3449b138a4fbcb7accf41871851e4b0df54da0dcdd8d",
    "20261121101300_documents_keep_their_path.sql":
      "8e304c4efa7cc1a9247e47781121c1658e386052143ab569346afd4b2e6df6ad",
    "20261121101400_past_events.sql":
      "d80a9d14b0310e9ff61bbab896657be2530ca3c05a851522be671f0f0907c5e1",
    "20261121111100_unlinked_objects.sql":
      "7a9d4eefe819abb3c33b461b236a8173dbd3fec3aa11db19f2b83086d913384e",
    "20261121113000_answers.sql":
      "b893f41911a908726c49e63936f07e0cde54f80cd6087e416886d2eda859b102",
    "20261121120000_application_receipts.sql":
      "226136632920ff6e03151d924513c9ce068a62ad309dc82bea86d68a881e59a5",
    "20261121120100_extension_connections.sql":
      "14bb56dfd000345c7d43ee62d508b0b1a0b1149a4bd3c9a119b1a9f6b92a2982",
    "20261121150000_application_details.sql":
      "e248d386080f21ea5f3fdbcff430028090e33526fc84a0ee403b5b49c7af03e7",
    "20261121150100_restore_applications.sql":
      "9f72e8426f0f09a2f02e51d49df935eb7ed6999cf72d7d68d09e15890d66833c",
    "20261121160000_billing.sql":
      "97584b4bfad97e2420fd53732949e1ba9c5a78aa954b7a12c4eed27934b4bcca",
    "20261121160100_sessions.sql":
      "a7fdc6ea91a0aa3c0e0464beab32cf3e1d5bde3ae319e5e5c83b0e0de420d20d",
    "20261121170000_letters.sql":
      "0f48862e805ae6e7739f5f8b4d0035a0fdb625b89b1b25fee5d4787fceb11d22",
    "20261121171000_notification_preferences.sql":
      "52930e2733a14b1320ddb6a90bf6f9257427098c4becaf093f0c7d024bf40b57",
    "20261121171100_digests.sql":
      "d46afe3129c20fae7f894141410650bf92f07e40bee73113cd7dfc113c74f5ac",
    "20261121171200_calendar_feeds.sql":
      "d0cf9a34c946450825e176ba7a9db61a963986414ca57020ab1bd64b8891d570",
    "20261121172000_application_contacts.sql":
      "01ded5ff0045e6e8f383d5b3f4a5236e827eb5befb49eca2b651d5a617a67300",
    "20261121172100_application_files.sql":
      "03db76756c21b2fcc8b82bd8c818c1a52c7e3e4785aaeb6b4abd004b91302a60",
    "20261121172200_trash_of_applications.sql":
      "f7cbbe64f825daf76ac1afe5d98939678723443708bd1d0d9e4c5c61afdb4d93",
    "20261121180000_import.sql": "f9a9ade02fb55cd8d75886ea476e8724cf176dfa65e10e5bad1d6ef6983e1754",
    "20261121180100_faster_credits.sql":
      "b5e7bef00efc1f8639e0b94accc3e487ca99b930bbbfb09d34387f5b9b8a8c37",
    "20261121180200_billing_interval.sql":
      "dc6a8cbb7ac1d1e8383689f0ebf8104b64087df891f62e72e53b28209e68b450",
  },
};
