import { avatarStyle } from '@/contract/endpoints/account/users.ts'

const ownPath = /^\/(assets|uploads)(\/[\w-][\w.-]*)+\.(webp|avif|png|jpe?g|gif)$/i

/**
 * Whether it is a built-in avatar or a picture served by this site, so that no foreign address appears on another
 * player's screen.
 */
export const isOwnPicture = (picture: string): boolean =>
  avatarStyle(picture) !== undefined || (ownPath.test(picture) && !picture.includes('..'))
