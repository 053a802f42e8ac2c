import type { Platform } from "../platform.ts";

const at = (id: string) => `[data-automation-id="${id}"]`;
const part = (id: string, tag: string) => `${at(`formField-${id}`)} ${tag}`;

/** React; prompt lists, lists behind buttons, dates in parts, values committed on blur. Re-renders may discard values. */
export const workday: Platform = {
  name: "Workday",
  hosts: ["*.myworkdayjobs.com", "*.myworkdayjobs-impl.com", "*.myworkdaysite.com"],
  markers: [
    '[data-automation-id^="applyFlow"]',
    at("signInContent"),
    '[data-automation-id^="formField-"]',
  ],
  fields: [
    [at("beecatcher"), "none"],
    [`${at("legalNameSection_firstName")},[name="legalName--firstName"]`, "first_name"],
    [`${at("legalNameSection_lastName")},[name="legalName--lastName"]`, "last_name"],
    [`${at("legalNameSection_middleName")},[name="legalName--middleName"]`, "middle_name"],
    [`${at("addressSection_addressLine1")},[name="addressLine1"]`, "address"],
    [`${at("addressSection_addressLine2")},[name="addressLine2"]`, "address_line2"],
    [`${at("addressSection_city")},[name="city"]`, "city"],
    [`${at("addressSection_postalCode")},[name="postalCode"]`, "postal_code"],
    [`${at("addressSection_countryRegion")},button[name="countryRegion"]`, "state"],
    [`${at("countryDropdown")},button[name="country"]`, "country"],
    [`${at("phone-device-type")},button[name="phoneType"]`, "phone_type"],
    [`${at("phone-number")},[name="phoneNumber"]`, "phone"],
    [`${part("countryPhoneCode", "input")},[id$="--countryPhoneCode"]`, "phone_country_code"],
    [`${at("phone-extension")},[name="extension"]`, "phone_extension"],
    [`${part("source", "input")},[id$="--source"]`, "how_heard"],
    [part("jobTitle", "input"), "exp_title"],
    [`${part("company", "input")},${part("companyName", "input")}`, "exp_company"],
    [part("roleDescription", "textarea"), "exp_description"],
    [part("currentlyWorkHere", "input"), "exp_current"],
    [`${part("school", "input")},${part("schoolItem", "input")}`, "edu_school"],
    [part("degree", "button"), "edu_degree"],
    [`${part("field-of-study", "input")},${part("fieldOfStudy", "input")}`, "edu_field"],
    [part("gradeAverage", "input"), "edu_gpa"],
    [part("skills", "input"), "skills"],
    [at("file-upload-input-ref"), "resume_file"],
    [`${at("linkedinQuestion")},${part("linkedInAccount", "input")}`, "linkedin_url"],
    [at("createAccountCheckbox"), "consent_terms"],
  ],
  confirmation: {
    selector: `${at("applicationSubmittedPage")}, ${at("congratulationsPopup")}`,
    address: /\/jobTasks\/completed\/application/,
  },
};
