/** Addresses of the stage's images. Independent of PixiJS, so that a page can preload them. */
const ROOT = '/assets'

export type CreaturePart =
  | 'creature'
  | 'glow'
  | 'blink'
  | 'attack'
  | 'hurt'
  | 'pose-coil'
  | 'pose-strike'
  | 'pose-hurt'
  | 'relief'
  | 'card'
  | 'mini'
  | 'thumbnail'
  | 'silhouette'

/** The images with which a creature acts. They show its battle only, never a card. */
export const poseParts = ['pose-coil', 'pose-strike', 'pose-hurt', 'relief'] as const

/** Returns the address of an image of the character. */
export const artOf = (slug: string, part: CreaturePart): string => `${ROOT}/characters/${slug}/${part}.webp`
/** Returns the character of an image, or undefined if it belongs to none. */
export const slugOf = (address: string): string | undefined =>
  /^\/assets\/characters\/(?!backgrounds\/)([^/]+)\//.exec(address)?.[1]
/** Returns the address of any other image of the stage. @param file name with extension */
export const stageArt = (file: string): string => `${ROOT}/stage/${file}`
