import { z } from "zod";

/** Pixels of a side, as at Supabase. */
const maxSide = 2500;

const side = z.coerce.number().int().min(0).max(100_000);

/** The options of a transformed image, with the names of Supabase. */
export const imageTransformSchema = z.object({
  width: side.optional(),
  height: side.optional(),
  resize: z.enum(["cover", "contain", "fill"]).default("cover"),
  format: z.enum(["origin", "avif", "webp"]).default("origin"),
  quality: z.coerce.number().int().min(20).max(100).optional(),
});
export type ImageTransform = z.infer<typeof imageTransformSchema>;

export type TransformedImage =
  | { kind: "image"; bytes: Uint8Array; contentType: string }
  /** The bytes are no image, or one that needs too much time or memory. */
  | { kind: "invalid" }
  /** Too many images wait. */
  | { kind: "busy" };

/**
 * Transforms an image in the queue of `requester`, a user or a client address. The source is read at its turn,
 * so that waiting images take no memory.
 */
export type TransformImage = (
  readSource: () => Promise<Uint8Array>,
  transform: ImageTransform,
  requester: string,
) => Promise<TransformedImage>;

const clamp = (pixels: number | undefined): number | undefined =>
  pixels ? Math.min(pixels, maxSide) : undefined;

/** The transform with sides that are allowed; without 0, which leaves a side open. */
export function limitSides({ width, height, ...others }: ImageTransform): ImageTransform {
  const [allowedWidth, allowedHeight] = [clamp(width), clamp(height)];
  return {
    ...others,
    ...(allowedWidth && { width: allowedWidth }),
    ...(allowedHeight && { height: allowedHeight }),
  };
}

/** The names that imgproxy gives the ways to resize. */
const resizingTypes = { cover: "fill", contain: "fit", fill: "force" } as const;

/** The transform as the header `x-transformations` has it. */
export function describeTransform(transform: ImageTransform): string {
  const { width, height, resize, quality, format } = transform;
  return [
    height && `height:${height}`,
    width && `width:${width}`,
    (width || height) && `resizing_type:${resizingTypes[resize]}`,
    quality && `quality:${quality}`,
    format !== "origin" && `format:${format}`,
  ]
    .filter(Boolean)
    .join(",");
}
