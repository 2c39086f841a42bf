/** Under which addresses the shop is told to the world: its own from the settings, else the one it runs under. */
import type { SiteSettings } from '../../src/contract/settings.ts'

export interface ShopPlace {
  publicUrl: string // the one it runs under
  settings: Pick<SiteSettings, 'site_url' | 'site_url_img'>
}

const bare = (address: string) => address.replace(/\/+$/, '')

/** Without a slash at its end. */
export const shopAddress = ({ publicUrl, settings }: ShopPlace): string =>
  bare(settings.site_url) || publicUrl

/** Where its pictures are told to lie. */
export const picturesAddress = (place: ShopPlace): string =>
  bare(place.settings.site_url_img) || shopAddress(place)
