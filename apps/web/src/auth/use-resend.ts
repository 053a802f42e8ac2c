import { useMutation } from "@tanstack/react-query";
import { useAuthClient } from "../session/session-context.tsx";
import { requestMail, type RequestedMail } from "./request-mail.ts";

/** Sends an auth mail. `data` is null on success, else the error. */
export function useResend(type: RequestedMail) {
  const openClient = useAuthClient();
  return useMutation({
    mutationFn: async (email: string) => (await requestMail(openClient, type, email)) ?? null,
  });
}
