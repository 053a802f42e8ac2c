import type { Platform } from "../platform.ts";

/** React; prompt lists, lists behind buttons, dates in parts, values committed when the focus leaves. The page may draw itself anew and forget. */
export const workday: Platform = {
  id: "workday",
  name: "Workday",
  hosts: ["*.myworkdayjobs.com", "*.myworkdayjobs-impl.com", "*.myworkdaysite.com"],
  markers: [
    '[data-automation-id^="applyFlow"]',
    '[data-automation-id="signInContent"]',
    '[data-automation-id^="formField-"]',
  ],
  employer: "subdomain",
  steps: "several",
  login: "account",
  fields: [
    { selector: '[data-automation-id="beecatcher"]', key: "none" },
    {
      selector: '[data-automation-id="legalNameSection_firstName"],[name="legalName--firstName"]',
      key: "first_name",
    },
    {
      selector: '[data-automation-id="legalNameSection_lastName"],[name="legalName--lastName"]',
      key: "last_name",
    },
    {
      selector: '[data-automation-id="legalNameSection_middleName"],[name="legalName--middleName"]',
      key: "middle_name",
    },
    {
      selector: '[data-automation-id="addressSection_addressLine1"],[name="addressLine1"]',
      key: "address",
    },
    {
      selector: '[data-automation-id="addressSection_addressLine2"],[name="addressLine2"]',
      key: "address_line2",
    },
    { selector: '[data-automation-id="addressSection_city"],[name="city"]', key: "city" },
    {
      selector: '[data-automation-id="addressSection_postalCode"],[name="postalCode"]',
      key: "postal_code",
    },
    {
      selector: '[data-automation-id="addressSection_countryRegion"],button[name="countryRegion"]',
      key: "state",
    },
    { selector: '[data-automation-id="countryDropdown"],button[name="country"]', key: "country" },
    {
      selector: '[data-automation-id="phone-device-type"],button[name="phoneType"]',
      key: "phone_type",
    },
    { selector: '[data-automation-id="phone-number"],[name="phoneNumber"]', key: "phone" },
    {
      selector:
        '[data-automation-id="formField-countryPhoneCode"] input,[id$="--countryPhoneCode"]',
      key: "phone_country_code",
    },
    {
      selector: '[data-automation-id="phone-extension"],[name="extension"]',
      key: "phone_extension",
    },
    {
      selector: '[data-automation-id="formField-source"] input,[id$="--source"]',
      key: "how_heard",
    },
    { selector: '[data-automation-id="formField-jobTitle"] input', key: "exp_title" },
    {
      selector:
        '[data-automation-id="formField-company"] input,[data-automation-id="formField-companyName"] input',
      key: "exp_company",
    },
    {
      selector: '[data-automation-id="formField-roleDescription"] textarea',
      key: "exp_description",
    },
    { selector: '[data-automation-id="formField-currentlyWorkHere"] input', key: "exp_current" },
    {
      selector:
        '[data-automation-id="formField-school"] input,[data-automation-id="formField-schoolItem"] input',
      key: "edu_school",
    },
    { selector: '[data-automation-id="formField-degree"] button', key: "edu_degree" },
    {
      selector:
        '[data-automation-id="formField-field-of-study"] input,[data-automation-id="formField-fieldOfStudy"] input',
      key: "edu_field",
    },
    { selector: '[data-automation-id="formField-gradeAverage"] input', key: "edu_gpa" },
    { selector: '[data-automation-id="formField-skills"] input', key: "skills" },
    { selector: '[data-automation-id="file-upload-input-ref"]', key: "resume_file" },
    {
      selector:
        '[data-automation-id="linkedinQuestion"],[data-automation-id="formField-linkedInAccount"] input',
      key: "linkedin_url",
    },
    { selector: '[data-automation-id="createAccountCheckbox"]', key: "consent_terms" },
  ],
  posting: {
    title: '[data-automation-id="jobPostingHeader"]',
    location: '[data-automation-id="locations"] dd',
  },
  confirmation: {
    selector:
      '[data-automation-id="applicationSubmittedPage"], [data-automation-id="congratulationsPopup"]',
    address: /\/jobTasks\/completed\/application/,
  },
};
