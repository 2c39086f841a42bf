/** Where the pictures of the stage stand. Apart from PixiJS, so that a page can ask for them before it. */
const ROOT = '/assets'

export type CreaturePart =
  | 'creature'
  | 'glow'
  | 'blink'
  | 'attack'
  | 'hurt'
  | 'card'
  | 'mini'
  | 'thumbnail'
  | 'silhouette'

/** Address of a picture of the character. */
export const artOf = (slug: string, part: CreaturePart): string => `${ROOT}/characters/${slug}/${part}.webp`
/** Address of any other picture of the stage. @param file name with ending */
export const stageArt = (file: string): string => `${ROOT}/stage/${file}`
