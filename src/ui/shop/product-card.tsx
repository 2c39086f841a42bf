import type { ReactNode } from 'react'
import type { CardType } from '@/contract/endpoints/game/characters.ts'
import { IconButton } from '../action/icon-button.tsx'
import { classNames } from '../class-names.ts'
import { Badge, type BadgeTone } from '../content/badge.tsx'
import { Spoken } from '../content/spoken.tsx'
import { Icon } from '../icon/icon.tsx'
import { iconPlus, iconStarFill } from '../icon/icons.ts'
import { Link } from '../link.tsx'
import { Niche } from './niche.tsx'
import { Price, type PriceProps } from './price.tsx'
import styles from './product-card.module.css'

export interface ProductCardProps {
  href: string
  title: string
  meta?: string
  picture: string
  element?: CardType | null
  price: PriceProps
  badges?: readonly { text: string; tone: BadgeTone }[]
  rating?: { average: string; count: number; label: string } // formatted average. The label is for screen readers
  stock?: { text: string; tone: 'low' | 'out' } // shown only if the stock is low or out
  onAdd?: () => void
  addLabel?: string // for screen readers, with the product's name
  adds?: string // slug, for a click before the app has started (`ssr/hydration/early-cart.ts`)
  corner?: ReactNode // a button in the upper right corner of the image
  eager?: boolean
  titleAs?: 'h2' | 'h3'
}

/** The whole card is one link. The round add button is above it. */
export function ProductCard({ titleAs: Title = 'h3', ...product }: ProductCardProps) {
  const { rating, stock } = product
  return (
    <article className={styles.card}>
      <div className={styles.shelf}>
        <Niche picture={product.picture} element={product.element} eager={product.eager}>
          {product.badges && product.badges.length > 0 && (
            <div className={styles.badges}>
              {product.badges.map(badge => (
                <Badge key={badge.text} tone={badge.tone}>
                  {badge.text}
                </Badge>
              ))}
            </div>
          )}
        </Niche>
        {product.corner && <div className={styles.corner}>{product.corner}</div>}
        {product.onAdd && (
          <IconButton
            look="round"
            icon={iconPlus}
            size={20}
            label={product.addLabel ?? product.title}
            data-adds={product.adds}
            onClick={product.onAdd}
            className={styles.add}
          />
        )}
      </div>
      <div className={styles.body}>
        <Title className={styles.title}>
          <Link href={product.href} className={styles.link}>
            {product.title}
          </Link>
        </Title>
        {product.meta && <p className={styles.meta}>{product.meta}</p>}
        {rating && (
          <p className={styles.rating}>
            <Icon of={iconStarFill} size={14} />
            <Spoken>{rating.label}</Spoken>
            <b aria-hidden="true">{rating.average}</b>
            <span aria-hidden="true">({rating.count})</span>
          </p>
        )}
        <div className={styles.price}>
          <Price {...product.price} />
        </div>
        {stock && <p className={classNames(styles.stock, styles[stock.tone])}>{stock.text}</p>}
      </div>
    </article>
  )
}
