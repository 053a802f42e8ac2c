import { ResizeFit, Transformer } from "@napi-rs/image";
import { imageTransformSchema } from "@postulo/supabase-server/storage/image-transform";
import type { ImageTransform } from "@postulo/supabase-server/storage/image-transform";
import * as z from "zod";

/** Pixels of a source; decoded, each takes four bytes. */
const maxPixels = 50_000_000;
const defaultQuality = 80;

const request = z.object({
  source: z.instanceof(Uint8Array),
  transform: imageTransformSchema,
});

const contentTypes = {
  jpeg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
  avif: "image/avif",
} as const;
type Format = keyof typeof contentTypes;

/** The formats that are read; AVIF is only written. */
const sourceFormats = ["jpeg", "png", "webp"] as const satisfies readonly Format[];

const fits = {
  cover: ResizeFit.Cover,
  contain: ResizeFit.Inside,
  fill: ResizeFit.Fill,
} as const;

/** The sides of the new image, which is never larger than its source. With one side the other keeps the proportion. */
function sidesOf(
  { width, height }: ImageTransform,
  source: { width: number; height: number },
): { width: number; height: number } | undefined {
  if (!width && !height) return undefined;
  const proportion = source.width / source.height;
  const wanted = {
    width: width || Math.round((height ?? source.height) * proportion),
    height: height || Math.round((width ?? source.width) / proportion),
  };
  return {
    width: Math.max(1, Math.min(wanted.width, source.width)),
    height: Math.max(1, Math.min(wanted.height, source.height)),
  };
}

function encode(image: Transformer, format: Format, quality: number): Promise<Uint8Array> {
  switch (format) {
    case "jpeg":
      return image.jpeg(quality);
    case "png":
      return image.png();
    case "webp":
      return image.webp(quality);
    case "avif":
      return image.avif({ quality });
  }
}

async function transformImage(message: unknown) {
  const { source, transform } = request.parse(message);
  const image = new Transformer(source);
  const { width, height, format: found, orientation = 1 } = await image.metadata(true);
  const sourceFormat = sourceFormats.find((format) => format === found);
  if (sourceFormat === undefined || width * height > maxPixels) return { kind: "invalid" };
  // By the orientation of the camera; from 5 on it swaps the sides.
  image.rotate();
  const upright = orientation < 5 ? { width, height } : { width: height, height: width };
  const sides = sidesOf(transform, upright);
  if (sides) image.resize({ ...sides, fit: fits[transform.resize] });
  const format = transform.format === "origin" ? sourceFormat : transform.format;
  const bytes = await encode(image, format, transform.quality ?? defaultQuality);
  return { kind: "image", bytes, contentType: contentTypes[format] };
}

// A failure is not caught here: it ends this process, and the parent answers for it.
process.on("message", (message: unknown) => {
  void transformImage(message).then((outcome) => process.send?.(outcome));
});
