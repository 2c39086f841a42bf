import { avatarStyle } from '@/contract/endpoints/account/users.ts'

const ownPath = /^\/(assets|uploads)(\/[\w-][\w.-]*)+\.(webp|avif|png|jpe?g|gif)$/i

/** A built-in avatar, or a picture that we serve ourselves: no foreign address ever reaches another player's screen. */
export const isOwnPicture = (picture: string): boolean =>
  avatarStyle(picture) !== undefined || (ownPath.test(picture) && !picture.includes('..'))
