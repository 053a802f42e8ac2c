import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

export type FilmFrame = { readonly jpeg: Buffer; readonly atMs: number };
export type Caption = { readonly fromMs: number; readonly toMs: number; readonly text: string };

const seconds = (ms: number) => (ms / 1000).toFixed(3);

/** WebM for nearly everyone, and MP4 for telephones that cannot play it. What is not sharp enough here is larger than it looks. */
const encodings = {
  webm: ["-c:v", "libvpx-vp9", "-crf", "40", "-b:v", "0", "-row-mt", "1", "-cpu-used", "2"],
  mp4: ["-c:v", "libx264", "-crf", "29", "-preset", "slow", "-movflags", "+faststart"],
};

/** Puts frames one after the other as they were seen. Needs ffmpeg with libvpx and libx264, as Debian packages it. */
export async function encodeFilm(
  frames: readonly FilmFrame[],
  to: { readonly file: string; readonly endMs: number },
): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), "postulo-film-"));
  const lines: string[] = [];
  for (const [position, { jpeg, atMs }] of frames.entries()) {
    const name = `${String(position).padStart(5, "0")}.jpg`;
    await writeFile(path.join(folder, name), jpeg);
    const untilMs = frames[position + 1]?.atMs ?? to.endMs;
    lines.push(`file ${name}`, `duration ${seconds(untilMs - atMs)}`);
  }
  const list = path.join(folder, "frames.txt");
  await writeFile(list, `${lines.join("\n")}\n`);
  const input = ["-y", "-loglevel", "error", "-f", "concat", "-i", list];
  const picture = ["-an", "-r", "25", "-pix_fmt", "yuv420p", "-g", "125"];
  for (const [ending, codec] of Object.entries(encodings)) {
    await run("ffmpeg", [...input, ...picture, ...codec, `${to.file}.${ending}`]);
  }
  await rm(folder, { recursive: true });
}

function clock(ms: number): string {
  return new Date(ms).toISOString().slice(14, 23);
}

/** As WebVTT. */
export function captionFile(captions: readonly Caption[]): string {
  const cues = captions.map(
    ({ fromMs, toMs, text }) => `${clock(fromMs)} --> ${clock(toMs)}\n${text}\n`,
  );
  return ["WEBVTT\n", ...cues].join("\n");
}
