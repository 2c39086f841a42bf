/** The product page: gallery, price at the reader's tier, variants, quantity, description. Data comes from the page. */
import { lazy, useState } from 'react'
import {
  type Product,
  type ProductDetail,
  productDetails,
  type Variant,
} from '@/contract/endpoints/shop/catalog.ts'
import { Button } from '@/ui/action/button.tsx'
import { Badge } from '@/ui/content/badge.tsx'
import { Breadcrumbs } from '@/ui/content/breadcrumbs.tsx'
import { Container } from '@/ui/content/container.tsx'
import { SectionHead } from '@/ui/content/section-head.tsx'
import { ProductGrid } from '@/ui/shop/product-grid.tsx'
import { Stars } from '@/ui/shop/stars.tsx'
import { LatePart } from '@/ui/state/late-part.tsx'
import { FavouriteButton } from '../kit/favourite-button.tsx'
import { GuaranteeNotice } from '../kit/guarantee-notice.tsx'
import { ProductTile } from '../kit/product-tile.tsx'
import { averageText, priceText } from '../kit/product-words.ts'
import { BuyBox } from './buy-box.tsx'
import { Gallery } from './gallery.tsx'
import { MakerGuarantee } from './maker-guarantee.tsx'
import { firstPick, pick, pickedVariant } from './pick-variant.ts'
import columns from './product-columns.module.css'
import type { ProductViewProps } from './product-props.ts'
import { ProductSafety } from './product-safety.tsx'
import styles from './product-view.module.css'
import { type Buying, useBuying } from './use-buying.ts'

interface BuyBarProps extends Pick<ProductViewProps, 'product' | 'words'> {
  buying: Buying
}

/**
 * Price and buy button at the bottom of a phone, sticky while the product is visible. It is part of the layout, so it
 * covers nothing.
 */
function BuyBar({ product, words, buying }: BuyBarProps) {
  const { variant, cannot, label, add, early } = buying
  return (
    <div className={styles.buyBar}>
      <p className={styles.sum} aria-hidden="true">
        <b>{priceText(words, (variant?.price ?? product.price).now)}</b>
        {variant && <small>{variant.name}</small>}
      </p>
      <Button {...early} className={styles.add} disabled={cannot} onClick={add}>
        {label}
      </Button>
    </div>
  )
}

const ReviewsSection = lazy(() => import('./reviews/reviews-section.tsx'))
const Together = lazy(() => import('./together.tsx'))

export function ProductView(props: ProductViewProps) {
  const { product, words, linkTo, showRatings } = props
  const { t } = words
  const [picked, setPicked] = useState(() => firstPick(product))
  const variant = pickedVariant(product, picked)
  const buying = useBuying(props, { picked, variant })
  const variantPicture = variant?.picture
  const pictures = variantPicture
    ? [variantPicture, ...product.pictures.filter(picture => picture.url !== variantPicture.url)]
    : product.pictures
  return (
    <Container className={styles.page}>
      <Breadcrumbs
        crumbs={[
          ...(props.way ?? [
            { text: t('shop'), href: linkTo('shop') },
            { text: product.category.name, href: linkTo('category', { category: product.category.slug }) },
          ]),
          { text: product.title },
        ]}
      />
      <article className={columns.columns}>
        <Gallery
          key={variantPicture?.url}
          pictures={pictures}
          element={product.element}
          name={product.title}
          t={t}
          corner={!props.way && <FavouriteButton productId={product.id} name={product.title} />}
        >
          {product.is_new && <Badge tone="amber">{t('badge.new')}</Badge>}
        </Gallery>
        <div>
          <h1>{product.title}</h1>
          {product.subtitle && <p className={styles.subtitle}>{product.subtitle}</p>}
          {showRatings && product.rating && (
            <Stars
              value={product.rating.average}
              label={t('rating', product.rating)}
              text={`${averageText(words, product.rating.average)} · ${t('reviews', { count: product.rating.count })}`}
            />
          )}
          <BuyBox
            {...props}
            buying={buying}
            onPick={(option, value) => setPicked(pick(picked, option, value))}
          />
          <Facts facts={[...product.facts, ...detailsOf(product, variant, t)]} />
          {!product.is_digital && <GuaranteeNotice words={words} />}
          <MakerGuarantee product={product} words={words} />
        </div>
      </article>
      {props.onAddCards && !props.launchHref && product.together.length > 0 && (
        <LatePart>
          <Together {...props} buying={buying} onAddCards={props.onAddCards} />
        </LatePart>
      )}
      <Details {...props} />
      {props.canBuy && !props.launchHref && <BuyBar product={product} words={words} buying={buying} />}
    </Container>
  )
}

/** The details that have a value. A chosen variant shows its own. */
function detailsOf(product: Product, variant: Variant | undefined, t: ProductViewProps['words']['t']) {
  const own: Partial<Pick<Product, ProductDetail>> = variant ?? {}
  return productDetails
    .map(name => ({ name: t(`common:detail.${name}`), value: own[name] || product[name] }))
    .filter(({ value }) => value !== '')
}

function Facts({ facts }: Pick<ProductViewProps['product'], 'facts'>) {
  if (facts.length === 0) return null
  return (
    <dl className={styles.facts}>
      {facts.map(fact => (
        <div key={fact.name}>
          <dt>{fact.name}</dt>
          <dd>{fact.value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Details({ product, words, linkTo, showRatings, person, recent, onForgetRecent }: ProductViewProps) {
  const { t } = words
  return (
    <>
      <section className={styles.about}>
        <h2>{t('about')}</h2>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server sanitises rich text on write */}
        <div className={styles.text} dangerouslySetInnerHTML={{ __html: product.description }} />
      </section>
      <ProductSafety safety={product.safety} words={words} />
      {showRatings && (
        <LatePart>
          <ReviewsSection productId={product.id} locale={words.locale} userId={person.id} />
        </LatePart>
      )}
      {product.related.length > 0 && (
        <section className={styles.related}>
          <SectionHead
            title={t('related')}
            link={{ href: linkTo('category', { category: product.category.slug }), text: t('see_all') }}
          />
          <ProductGrid columns={4}>
            {product.related.slice(0, 4).map(other => (
              <ProductTile key={other.id} product={other} words={words} linkTo={linkTo} />
            ))}
          </ProductGrid>
        </section>
      )}
      {recent.length > 0 && (
        <section className={styles.related}>
          <SectionHead title={t('recent')} />
          <ProductGrid columns={4}>
            {recent.map(other => (
              <ProductTile key={other.id} product={other} words={words} linkTo={linkTo} />
            ))}
          </ProductGrid>
          {onForgetRecent && (
            <Button variant="text" size="small" className={styles.forget} onClick={onForgetRecent}>
              {t('recent_clear')}
            </Button>
          )}
        </section>
      )}
    </>
  )
}
