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
  },
};
