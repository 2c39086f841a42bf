/**
 * Smaller sizes of the shop's images: `/pictures/<width>/<address of the image>`, created by the server on the first
 * request.
 */

import { apiOrigin, fileUrl } from '../contract/file-url.ts'

export const pictureWidths = [160, 240, 320, 480, 640] as const
export type PictureWidth = (typeof pictureWidths)[number]

/** Folders whose images have sizes, and the width of the original. For uploads, the maximum width. */
const kinds = [
  { at: /^\/assets\/products\/[\w-]+\.webp$/, width: 760 },
  { at: /^\/assets\/characters\/[\w-]+\/creature\.webp$/, width: 512 },
  { at: /^\/uploads\/media\/[\w-]{16,40}\.webp$/, width: 2000 },
] as const

const kindOf = (address: string) => kinds.find(({ at }) => at.test(address))

export const hasSizes = (address: string): boolean => kindOf(address) !== undefined

export const sizedAddress = (address: string, width: PictureWidth): string => `/pictures/${width}${address}`

/** For the attribute `srcset`. Returns undefined for an image with a single size. */
export function pictureSet(address: string, api: string = apiOrigin): string | undefined {
  const kind = kindOf(address)
  if (!kind) return undefined
  const smaller = pictureWidths.filter(width => width < kind.width)
  return [
    ...smaller.map(width => `${fileUrl(sizedAddress(address, width), api)} ${width}w`),
    `${fileUrl(address, api)} ${kind.width}w`,
  ].join(', ')
}
