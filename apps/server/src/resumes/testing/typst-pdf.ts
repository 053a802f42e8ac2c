import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";

let compiler: NodeCompiler | undefined;

/** Sets a Typst source as PDF. */
export function typstPdf(source: string): Uint8Array {
  compiler ??= NodeCompiler.create();
  return new Uint8Array(compiler.pdf({ mainFileContent: source }));
}
