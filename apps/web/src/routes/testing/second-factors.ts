import { errorResponse, sessionResponse, type startFakeServer } from "./fake-server.ts";

export const codes = ["AAAA-BBBB-CCCC-DDDD", "EEEE-FFFF-GGGG-HHHH"];
/** A verified authenticator app. */
export const app = {
  id: "a0000000-0000-4000-8000-000000000000",
  friendly_name: "My phone",
  factor_type: "totp",
  status: "verified",
  phone: "",
  created_at: "2026-11-20T08:00:00Z",
};
/** A verified phone number. */
export const phone = {
  ...app,
  id: "b0000000-0000-4000-8000-000000000000",
  friendly_name: "Work",
  factor_type: "phone",
  phone: "33612345678",
};

export const wrongCode = () =>
  errorResponse(422, "mfa_verification_failed", "Invalid TOTP code entered");

/** Makes the fake server respond like one where each of these factors accepts any code. */
export function serveSecondFactors(server: ReturnType<typeof startFakeServer>) {
  const setFactors = (...factors: readonly object[]) =>
    server.handle("GET /auth/v1/user", () =>
      Response.json({
        id: "7c9e6679-7425-40de-944b-e07fc1f90ae7",
        email: "ann@example.org",
        factors,
      }),
    );
  const setRemaining = (remaining: number) =>
    server.handle("GET /auth/v1/factors/recovery_codes", () => Response.json({ remaining }));
  server.handle("POST /rest/v1/rpc/my_sessions", () => Response.json([]));
  server.handle("POST /auth/v1/factors", () =>
    Response.json({
      id: app.id,
      type: "totp",
      friendly_name: "Authenticator app",
      totp: { qr_code: "<svg/>", secret: "ABCDEFGHIJKLMNOP", uri: "otpauth://totp/x" },
    }),
  );
  for (const { id } of [app, phone]) {
    server.handle(`POST /auth/v1/factors/${id}/challenge`, () =>
      Response.json({ id: "challenge", type: "totp", expires_at: 0 }),
    );
    server.handle(`POST /auth/v1/factors/${id}/verify`, () => sessionResponse("ann@example.org"));
    server.handle(`DELETE /auth/v1/factors/${id}`, () => Response.json({ id }));
  }
  server.handle("POST /auth/v1/factors/recovery_codes", () => Response.json({ codes }));
  setRemaining(0);
  return { setFactors, setRemaining };
}
