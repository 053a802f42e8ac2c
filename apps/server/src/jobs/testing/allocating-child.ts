/** Allocates as many MiB as it is sent, in buffers of 1 MiB, which V8's heap does not count, and reports the count. */
process.on("message", (count: number) => {
  const buffers: Buffer[] = [];
  for (let index = 0; index < count; index += 1) buffers.push(Buffer.alloc(1 << 20, 1));
  process.send?.(buffers.length);
});
