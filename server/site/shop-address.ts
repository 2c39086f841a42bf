/** The public URLs of the shop: from the settings, or else the configured one. */
import type { SiteSettings } from '@/contract/settings.ts'

export interface ShopPlace {
  publicUrl: string // the configured URL
  settings: Pick<SiteSettings, 'site_url' | 'site_url_img'>
}

const bare = (address: string) => address.replace(/\/+$/, '')

/** Without a trailing slash. */
export const shopAddress = ({ publicUrl, settings }: ShopPlace): string =>
  bare(settings.site_url) || publicUrl

/** Base URL of its images. */
export const picturesAddress = (place: ShopPlace): string =>
  bare(place.settings.site_url_img) || shopAddress(place)
