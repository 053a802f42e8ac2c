/** A row of the table `profile` with a name, an e-mail address and a town. */
export const profileRow = {
  id: "0b9d7a52-4c4e-4c0e-9d53-6a3f0f3e1c11",
  user_id: "someone",
  first_name: "Amélie",
  last_name: "O’Connor",
  email: "amelie@example.org",
  country: "FR",
  city: "Lyon",
  postal_code: "69003",
  phone_number: "",
  address: "",
  summary: "",
  job_preferences: {},
};
