/**
 * The layout variants a shop can choose (specification notes §3 "Layout and content"): one list per setting, default first.
 * To add a variant, add its name here. The administration offers it, and the page that draws it must implement it.
 */

/** A: complete shop front. B: the game first. C: a plain list of product rows. */
export const homepageLooks = ['HomepageA', 'HomepageB', 'HomepageC'] as const
export type HomepageLook = (typeof homepageLooks)[number]

/** A: text next to the image. B: full-width image with text on it. C: tiles in a row. */
export const sliderLooks = ['SliderA', 'SliderB', 'SliderC'] as const
export type SliderLook = (typeof sliderLooks)[number]

/** A: shop front with its awning. B: the logo in the middle. C: a floating bar. */
export const headerLooks = ['HeaderA', 'HeaderB', 'HeaderC'] as const
export type HeaderLook = (typeof headerLooks)[number]

/** A: columns under the newsletter. B: one compact band. C: the name in large letters. */
export const footerLooks = ['FooterA', 'FooterB', 'FooterC'] as const
/** wide: 1180 px, 1185 from 1904 px on. full: as wide as the window. boxed: one sheet on the site's background. */
export const siteWidths = ['wide', 'full', 'boxed'] as const
/** ecommerce: sells online. showcase: shows products without selling. game: the game comes before the shop. */
export const siteTypes = ['ecommerce', 'showcase', 'game'] as const
export type SiteType = (typeof siteTypes)[number]

/** A showcase sells nothing online, whatever its other settings. */
export const sellsOnline = (shop: { type_website: SiteType; product_addtocart: boolean }): boolean =>
  shop.product_addtocart && shop.type_website !== 'showcase'
