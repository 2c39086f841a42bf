/** The public addresses of the shop: its own from the settings, else the one it runs under. */
import type { SiteSettings } from '../../src/contract/settings.ts'

export interface ShopPlace {
  publicUrl: string // the one it runs under
  settings: Pick<SiteSettings, 'site_url' | 'site_url_img'>
}

const bare = (address: string) => address.replace(/\/+$/, '')

/** Without a slash at its end. */
export const shopAddress = ({ publicUrl, settings }: ShopPlace): string =>
  bare(settings.site_url) || publicUrl

/** Base address of its pictures. */
export const picturesAddress = (place: ShopPlace): string =>
  bare(place.settings.site_url_img) || shopAddress(place)
