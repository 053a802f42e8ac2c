import { afterAll, describe, expect, test } from "vitest";
import { siteUrl, startAuth } from "../testing/started-auth.ts";
import { ethereumWallet, solanaWallet } from "./testing/wallets.ts";

const generous = { points: 10_000, seconds: 60 };
const auth = await startAuth({
  wallets: ["ethereum", "solana"],
  redirectAllowList: ["http://localhost:5173"],
  limits: { walletSignInsPerClient: generous, anonymousPerClient: generous },
});
afterAll(() => auth.stop());

const { host } = new URL(siteUrl);
const url = `${siteUrl}/auth/login`;

/** Signs in through the official client, which writes the message. */
const connectEthereum = (wallet = ethereumWallet(), target = auth) =>
  target.client().signInWithWeb3({
    chain: "ethereum",
    wallet: wallet.wallet,
    statement: "Sign in to Postulo.",
    options: { url },
  });
const connectSolana = (wallet = solanaWallet(), target = auth) =>
  target.client().signInWithWeb3({ chain: "solana", wallet: wallet.wallet, options: { url } });

describe("through the official client", () => {
  test("a wallet of Ethereum opens its account, and the same one again", async () => {
    const wallet = ethereumWallet();
    const { data, error } = await connectEthereum(wallet);
    expect(error).toBeNull();
    expect(data.user).toMatchObject({
      email: "",
      is_anonymous: false,
      app_metadata: { provider: "web3", providers: ["web3"] },
      identities: [
        {
          provider: "web3",
          id: `web3:ethereum:${wallet.address}`,
          identity_data: {
            custom_claims: {
              address: wallet.address,
              chain: "ethereum",
              network: "1",
              domain: host,
              statement: "Sign in to Postulo.",
            },
          },
        },
      ],
    });
    const again = await connectEthereum(wallet);
    expect(again.data.user?.id).toBe(data.user?.id);
    const other = await connectEthereum();
    expect(other.data.user?.id).not.toBe(data.user?.id);
  });

  test("a wallet of Solana opens its account, and the same one again", async () => {
    const wallet = solanaWallet();
    const { data, error } = await connectSolana(wallet);
    expect(error).toBeNull();
    expect(data.user?.identities).toMatchObject([
      { provider: "web3", id: `web3:solana:${wallet.address}` },
    ]);
    const again = await connectSolana(wallet);
    expect(again.data.user?.id).toBe(data.user?.id);
  });

  test("the session has the method web3", async () => {
    const client = auth.client();
    await client.signInWithWeb3({
      chain: "ethereum",
      wallet: ethereumWallet().wallet,
      options: { url },
    });
    const { data } = await client.getClaims();
    expect(data?.claims).toMatchObject({ aal: "aal1", amr: [{ method: "web3" }] });
  });

  test("a page of the allow-list is one of ours", async () => {
    const { error } = await auth.client().signInWithWeb3({
      chain: "ethereum",
      wallet: ethereumWallet().wallet,
      options: { url: "http://localhost:5173/login" },
    });
    expect(error).toBeNull();
  });

  test("is off unless set, each chain alone", async () => {
    const [off, solanaOnly] = await Promise.all([
      auth.sibling({ wallets: [] }),
      auth.sibling({ wallets: ["solana"] }),
    ]);
    const results = [
      await connectEthereum(undefined, off),
      await connectEthereum(undefined, solanaOnly),
    ];
    const solana = await connectSolana(undefined, solanaOnly);
    await Promise.all([off.stop(), solanaOnly.stop()]);
    expect(results.map(({ error }) => [error?.status, error?.code, error?.message])).toEqual([
      [422, "web3_provider_disabled", "Web3 provider is disabled"],
      [422, "web3_provider_disabled", "Ethereum Web3 provider is disabled"],
    ]);
    expect(solana.error).toBeNull();
  });

  test("a closed registration admits only wallets that have an account", async () => {
    const [known, stranger] = [ethereumWallet(), ethereumWallet()];
    await connectEthereum(known);
    const closed = await auth.sibling({ registration: "closed" });
    const results = [await connectEthereum(known, closed), await connectEthereum(stranger, closed)];
    await closed.stop();
    expect(results.map(({ error }) => error?.code)).toEqual([undefined, "signup_disabled"]);
  });

  test("new wallets and attempts are limited by client", async () => {
    const one = { points: 1, seconds: 60 };
    const few = await auth.sibling({
      clientAddress: () => "192.0.2.1",
      limits: { walletSignInsPerClient: generous, anonymousPerClient: one },
    });
    const wallet = ethereumWallet();
    const results = [
      await connectEthereum(wallet, few),
      await connectEthereum(wallet, few),
      await connectEthereum(undefined, few),
    ];
    await few.stop();
    expect(results.map(({ error }) => error?.code)).toEqual([
      undefined,
      undefined,
      "over_request_rate_limit",
    ]);
    const strict = await auth.sibling({
      clientAddress: () => "192.0.2.2",
      limits: { walletSignInsPerClient: one },
    });
    await connectEthereum(wallet, strict);
    const { error } = await connectEthereum(wallet, strict);
    await strict.stop();
    expect(error?.code).toBe("over_request_rate_limit");
  });
});
