/**
 * Frames to files: WebM (VP9) for Chrome and Firefox, MP4 (H.264) for Safari. One thread and bit-exact muxers, so the
 * same frames give the same bytes; a clip that cannot fit its budget is an error.
 */
import { execFileSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { FPS, SIDE } from './show.ts'

export const BUDGET = 88_000 // bytes of one file
const TYPICAL = 64_000 // what most files should stay below, so that all fit in 4.5 MB

const input = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${SIDE}x${SIDE}`, '-r', String(FPS), '-i', '-']
const colours = [
  ...['-vf', 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p'],
  ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv'],
]
const exact = ['-threads', '1', '-fflags', '+bitexact', '-flags:v', '+bitexact', '-map_metadata', '-1', '-an']

const codecs = {
  webm: (quality: number) =>
    `-c:v libvpx-vp9 -b:v 0 -crf ${quality} -deadline good -cpu-used 2 -row-mt 0 -auto-alt-ref 1 -lag-in-frames 16 -g 120`,
  mp4: (quality: number) =>
    `-c:v libx264 -crf ${quality - 10} -preset slow -profile:v high -g 120 -movflags +faststart -x264-params threads=1`,
}

export type Container = keyof typeof codecs
export const containers = Object.keys(codecs) as Container[]

/** @param frames RGB, one after the other. Answers the bytes written. */
export function encodeVideo(frames: Buffer, file: string, container: Container): number {
  for (let quality = 36; quality <= 60; quality += 4) {
    const codec = codecs[container](quality).split(' ')
    execFileSync('ffmpeg', ['-v', 'error', '-y', ...input, ...colours, ...exact, ...codec, file], {
      input: frames,
      maxBuffer: 1 << 28,
    })
    const { size } = statSync(file)
    if (size <= (quality < 48 ? TYPICAL : BUDGET)) return size
  }
  throw new Error(`${file} does not fit in ${BUDGET} bytes`)
}
