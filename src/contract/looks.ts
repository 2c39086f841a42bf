/**
 * The looks a shop chooses from (specification notes §3 "Layout and content"): one list per setting, the first is its default.
 * To add a look, add its name here; the administration offers it and the page that draws it must implement it.
 */

/** A: the whole shop front. B: the game comes first. C: a quiet list of product rows. */
export const homepageLooks = ['HomepageA', 'HomepageB', 'HomepageC'] as const
export type HomepageLook = (typeof homepageLooks)[number]

/** A: text beside the picture on a shelf. B: the picture fills the width, words lie on it. C: tiles side by side. */
export const sliderLooks = ['SliderA', 'SliderB', 'SliderC'] as const
export type SliderLook = (typeof sliderLooks)[number]

/** A: shop front with its awning. B: the logo in the middle. C: a floating counter. */
export const headerLooks = ['HeaderA', 'HeaderB', 'HeaderC'] as const
export type HeaderLook = (typeof headerLooks)[number]

/** A: columns under the newsletter. B: one compact band. C: the name writ large. */
export const footerLooks = ['FooterA', 'FooterB', 'FooterC'] as const
export type FooterLook = (typeof footerLooks)[number]

/** wide: 1180 px, 1185 from 1904 px on. full: as wide as the window. boxed: one sheet on the site's ground. */
export const siteWidths = ['wide', 'full', 'boxed'] as const
export type SiteWidth = (typeof siteWidths)[number]

/** ecommerce: sells online. showcase: shows products and sells nothing. game: playing comes before buying. */
export const siteTypes = ['ecommerce', 'showcase', 'game'] as const
export type SiteType = (typeof siteTypes)[number]

/** A showcase sells nothing online, whatever its other switches say. */
export const sellsOnline = (shop: { type_website: SiteType; product_addtocart: boolean }): boolean =>
  shop.product_addtocart && shop.type_website !== 'showcase'
