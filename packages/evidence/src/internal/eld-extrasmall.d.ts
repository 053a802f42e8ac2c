/** The package declares its main module only. */
declare module "eld/extrasmall" {
  export { eld } from "eld";
}
