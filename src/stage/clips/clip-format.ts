/** Which file of a clip this browser plays best: addresses name the WebM, its twin for Safari lies beside it. */

/** The result of `HTMLMediaElement.canPlayType`. */
export type CanPlay = (type: string) => '' | 'maybe' | 'probably'

const formats = [
  { ending: 'webm', type: 'video/webm; codecs="vp9"' },
  { ending: 'mp4', type: 'video/mp4; codecs="avc1.64001E"' },
] as const

/** null: this browser plays neither. */
export function clipEnding(canPlay: CanPlay): string | null {
  const sure = formats.find(({ type }) => canPlay(type) === 'probably')
  const hopeful = formats.find(({ type }) => canPlay(type) === 'maybe')
  return (sure ?? hopeful)?.ending ?? null
}

/** The address with another ending; unchanged when it has none. @param ending without the dot */
export const withEnding = (address: string, ending: string): string => address.replace(/\.\w+$/, `.${ending}`)
