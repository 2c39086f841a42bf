/** Price, variants, quantity, buy button, and alternatives if nothing can be bought. */

import { lazy, Suspense, useEffect, useState } from 'react'
import type { Fills } from '@/contract/endpoints/shop/catalog.ts'
import { formatTag } from '@/contract/locales.ts'
import { exceptionOf } from '@/domain/withdrawal-exceptions.ts'
import { dateTimeText } from '@/i18n/dates.ts'
import { useSettings } from '@/stores/settings.ts'
import { Button } from '@/ui/action/button.tsx'
import { QtyStepper } from '@/ui/action/qty-stepper.tsx'
import { Icon } from '@/ui/icon/icon.tsx'
import {
  iconCalendarBlank,
  iconCards,
  iconCaretRight,
  iconCheckCircleFill,
  iconGearSix,
  iconLink,
  iconPencilSimple,
  iconShoppingBag,
  iconWarningCircle,
} from '@/ui/icon/icons.ts'
import { TextAreaField } from '@/ui/light/text-area-field.tsx'
import { Link } from '@/ui/link.tsx'
import { Price } from '@/ui/shop/price.tsx'
import { LatePart } from '@/ui/state/late-part.tsx'
import type { ShopWords } from '../kit/product-words.ts'
import { money, priceText, retailText, stockOf, vatNote } from '../kit/product-words.ts'
import styles from './buy-box.module.css'
import { DeliveryLine } from './delivery-line.tsx'
import type { ProductViewProps } from './product-props.ts'
import type { Buying } from './use-buying.ts'
import { VariantPicker } from './variant-picker.tsx'

/** Where the product's cards belong in the album: one slot, any slot, or the album itself. */
interface AlbumLineProps {
  fills: Fills
  albumHref: string
  words: ShopWords
}

function AlbumLine({ fills, albumHref, words: { t } }: AlbumLineProps) {
  const { kind, numero_carta } = fills
  const href = numero_carta === null ? albumHref : `${albumHref}?card=${numero_carta}`
  return (
    <Link href={href} className={styles.album}>
      <Icon of={iconCards} size={22} />
      <span>
        <b>{t(`fills.${kind}.title`, { number: numero_carta ?? 0 })}</b>
        <small>{t(`fills.${kind}.text`)}</small>
      </span>
      <Icon of={iconCaretRight} size={16} />
    </Link>
  )
}

const PackOdds = lazy(() => import('./pack-odds.tsx'))
const loadWatchForm = () => import('./watch-form.tsx')
const WatchForm = lazy(loadWatchForm)
const BookingDialog = lazy(() => import('./booking-dialog.tsx'))

export interface BuyBoxProps extends ProductViewProps {
  buying: Buying
  onPick(option: string, value: string): void
}

export function BuyBox(props: BuyBoxProps) {
  const { product, words, tier, canBuy, linkTo, buying } = props
  const { t } = words
  const { variant, open, isImpossible, cannot } = buying
  const { stock } = variant ?? product
  const exception = exceptionOf({ ...product, is_personalised: product.is_printed_to_order })
  useWatchForm(product)
  return (
    <>
      <PriceBlock {...props} />
      <VariantPicker {...props} picked={buying.picked} missing={buying.missing} />
      {product.collection_id !== null && (
        <Button
          variant="amber"
          full
          icon={iconGearSix}
          className={styles.configure}
          href={linkTo('configurator', { id: product.collection_id })}
        >
          {t('configure')}
        </Button>
      )}
      {canBuy && props.launchHref && (
        <Button full href={props.launchHref}>
          {t('launch')}
        </Button>
      )}
      {canBuy && !props.launchHref && (
        <div className={styles.buy}>
          <QtyStepper
            label={t('quantity')}
            value={buying.quantity}
            max={buying.most}
            onChange={buying.setQuantity}
            disabled={cannot}
          />
          <Button
            {...buying.early}
            className={styles.add}
            icon={iconShoppingBag}
            disabled={cannot}
            onClick={buying.add}
          >
            {buying.label}
          </Button>
        </div>
      )}
      <div className={styles.lines}>
        {!open && <StockLine {...props} />}
        {props.delivery?.offers && !cannot && (
          <DeliveryLine {...props.delivery} offers={props.delivery.offers} words={words} />
        )}
        {product.is_digital && <p className={styles.line}>{t('digital_note')}</p>}
        {product.is_chance && <ChanceLine {...props} />}
        {exception && <p className={styles.line}>{t(`exception_note.${exception}`)}</p>}
        {tier !== 'base' && <p className={styles.line}>{t(`tier.${tier}_text`)}</p>}
        {props.packType && (
          <Suspense>
            <PackOdds type={props.packType} words={words} />
          </Suspense>
        )}
        {product.fills && props.albumHref && (
          <AlbumLine fills={product.fills} albumHref={props.albumHref} words={words} />
        )}
        {canBuy && !product.is_digital && <NoteLine {...props} />}
        <MoreActions {...props} />
      </div>
      {!open && !isImpossible && stock === 'out' && (
        <LatePart>
          <WatchForm
            key={variant?.id}
            words={words}
            productId={product.id}
            variantId={variant?.id ?? null}
            email={props.person.email}
          />
        </LatePart>
      )}
    </>
  )
}

/** To whom chance goods are sold: adults with an account, outside the countries that the shop excludes (decision 0064). */
function ChanceLine({ words: { t, locale } }: Pick<BuyBoxProps, 'words'>) {
  const { shipping_countries, chance_countries } = useSettings(state => state.settings)
  const excluded = shipping_countries.filter(country => !chance_countries.includes(country))
  const names = new Intl.DisplayNames(formatTag(locale), { type: 'region' })
  const list = new Intl.ListFormat(formatTag(locale), { type: 'conjunction' })
  const countries = list.format(excluded.map(country => names.of(country) ?? country))
  return (
    <p className={styles.line}>
      {t('chance_note')} {excluded.length > 0 && t('chance_countries', { countries })}
    </p>
  )
}

/** Most products do not need the form. Where a variant may be sold out, it is prefetched. */
function useWatchForm({ stock, variants }: BuyBoxProps['product']): void {
  const isNeeded = [stock, ...variants.map(variant => variant.stock)].includes('out')
  useEffect(() => {
    if (isNeeded) void loadWatchForm().catch(() => undefined) // rendered by its boundary after loading
  }, [isNeeded])
}

function StockLine({ product, words, buying: { variant, isImpossible } }: BuyBoxProps) {
  const { t } = words
  const { stock } = variant ?? product
  const stockLeft = variant ? variant.stock_left : product.stock_left
  const level = isImpossible ? 'out' : stock
  const text = isImpossible
    ? t('not_made_text')
    : (stockOf(words, { stock, stock_left: stockLeft })?.text ?? t('stock.available'))
  return (
    <p className={styles.stock} data-level={level} role="status">
      <Icon of={level === 'available' ? iconCheckCircleFill : iconWarningCircle} size={22} />
      <b>{text}</b>
    </p>
  )
}

function NoteLine({ words: { t }, buying }: BuyBoxProps) {
  return (
    <details className={styles.note}>
      <summary>
        <Icon of={iconPencilSimple} size={22} />
        <span>
          <b>{t('note.add')}</b>
          <small>{t('note.hint')}</small>
        </span>
      </summary>
      <TextAreaField
        label={t('note.add')}
        hideLabel
        rows={2}
        maxLength={500}
        value={buying.note}
        onChange={event => buying.setNote(event.target.value)}
      />
    </details>
  )
}

function MoreActions({ product, words, buying: { variant }, person, canBook, onShare }: BuyBoxProps) {
  const { t } = words
  const [isBooking, setIsBooking] = useState(false)
  return (
    <div className={styles.actions}>
      {canBook && !product.is_digital && (
        <Button variant="text" size="small" icon={iconCalendarBlank} onClick={() => setIsBooking(true)}>
          {t('booking.title')}
        </Button>
      )}
      <Button variant="text" size="small" icon={iconLink} onClick={onShare}>
        {t('share')}
      </Button>
      {isBooking && (
        <Suspense>
          <BookingDialog
            words={words}
            productId={product.id}
            variantId={variant?.id ?? null}
            title={product.title}
            person={{ name: person.name, email: person.email }}
            onClose={() => setIsBooking(false)}
          />
        </Suspense>
      )}
    </div>
  )
}

function PriceBlock({ product, words, tier, buying: { variant }, way }: BuyBoxProps) {
  const { t } = words
  const { price, retail_price } = variant ?? product
  const { now, was, percent } = price
  return (
    <div className={styles.price}>
      <Price
        size="page"
        now={priceText(words, now)}
        was={was === null ? null : money(words, was)}
        percent={percent}
        tier={tier === 'base' ? null : t(`tier.${tier}`)}
        retail={retailText(words, now, retail_price)}
      />
      <p>
        {was !== null && !way && `${t('lowest_30_days', { price: money(words, was) })} `}
        {vatNote(words, product.vat)}
      </p>
      {was !== null && product.offer_until && (
        <p>{t('offer_until', { date: dateTimeText(product.offer_until, words.locale, 'long') })}</p>
      )}
    </div>
  )
}
