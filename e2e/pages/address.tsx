// The templates below are compiled in the browser.
import "@angular/compiler";
import { Component } from "@angular/core";
import { FormControl, FormGroup, ReactiveFormsModule } from "@angular/forms";
import { bootstrapApplication } from "@angular/platform-browser";

/** A part of the form rendered by Angular, with its state shown below. */
class AddressForm {
  readonly address = new FormGroup({
    street: new FormControl(""),
    city: new FormControl(""),
    zip: new FormControl(""),
    country: new FormControl(""),
  });
}

Component({
  selector: "app-root",
  imports: [ReactiveFormsModule],
  template: `<form [formGroup]="address">
      <p><label for="street">Street address</label> <input id="street" formControlName="street" /></p>
      <p><label for="city">City</label> <input id="city" formControlName="city" /></p>
      <p><label for="zip">Postal code</label> <input id="zip" formControlName="zip" /></p>
      <p>
        <label for="country">Country</label>
        <select id="country" formControlName="country">
          <option value="">Choose</option>
          <option>Belgium</option>
          <option>France</option>
        </select>
      </p>
    </form>
    <output>{{ address.value.city }}, {{ address.value.zip }}, {{ address.value.country }}</output>`,
})(AddressForm);

void bootstrapApplication(AddressForm);
