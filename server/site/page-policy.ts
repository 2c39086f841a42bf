/** Sources that a page may load in addition to our own: images and videos from the URLs in the shop's settings. */
import type { SiteSettings } from '@/contract/settings.ts'

/** Adds sources to the directives of a strict policy; a missing directive is added. */
export function widened(strict: string, extra: Readonly<Record<string, string>>): string {
  const directives = strict.split(';').map(part => part.trim())
  const wider = directives.map(part => {
    const more = extra[part.split(' ')[0] ?? '']
    return more ? `${part} ${more}` : part
  })
  const missing = Object.entries(extra).filter(
    ([name]) => !directives.some(part => part.startsWith(`${name} `)),
  )
  return [...wider, ...missing.map(([name, sources]) => `${name} ${sources}`)].join(';')
}

type Places = Pick<
  SiteSettings,
  'site_url_img' | 'logo_header' | 'logo_footer' | 'favicon' | 'background_image' | 'slider_video_url'
>

const originOf = (address: string | null) =>
  address && URL.canParse(address) && /^https?:/.test(address) ? [new URL(address).origin] : []

const originsOf = (addresses: readonly (string | null)[]) =>
  [...new Set(addresses.flatMap(originOf))].join(' ')

export function settingsPolicy(strict: string, places: Places): string {
  const { site_url_img, logo_header, logo_footer, favicon, background_image, slider_video_url } = places
  const pictures = originsOf([site_url_img, logo_header.url, logo_footer.url, favicon, background_image])
  const films = originsOf([slider_video_url])
  return widened(strict, {
    ...(pictures && { 'img-src': pictures }),
    ...(films && { 'media-src': films }),
  })
}
