/** The file of a clip that this browser plays best. Addresses name the WebM file, which has a variant for Safari next to it. */

/** The result of `HTMLMediaElement.canPlayType`. */
export type CanPlay = (type: string) => '' | 'maybe' | 'probably'

const formats = [
  { ending: 'webm', type: 'video/webm; codecs="vp9"' },
  { ending: 'mp4', type: 'video/mp4; codecs="avc1.64001E"' },
] as const

/** Returns null if this browser plays neither. */
export function clipEnding(canPlay: CanPlay): string | null {
  const sure = formats.find(({ type }) => canPlay(type) === 'probably')
  const hopeful = formats.find(({ type }) => canPlay(type) === 'maybe')
  return (sure ?? hopeful)?.ending ?? null
}

/** Returns the address with another extension, unchanged if it has none. @param ending extension without the dot */
export const withEnding = (address: string, ending: string): string => address.replace(/\.\w+$/, `.${ending}`)
