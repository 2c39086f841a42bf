/** Items and totals from the server's quote; the cart's own prices until it has loaded. */

import type { Failure } from '@/api/failure.ts'
import type { Quote, QuoteLine } from '@/contract/endpoints/shop/checkout.ts'
import type { LegalVersionHead } from '@/contract/endpoints/site/legal.ts'
import { fileUrl } from '@/contract/file-url.ts'
import type { LinkTo } from '@/contract/paths.ts'
import { vatChoices } from '@/domain/pricing.ts'
import { exceptionOf, isWithdrawable, withdrawalExceptions } from '@/domain/withdrawal-exceptions.ts'
import { useProblemMessage } from '@/forms/use-problem-message.ts'
import { dayWords } from '@/i18n/dates.ts'
import { percentText } from '@/i18n/percent.ts'
import { useCart } from '@/stores/cart.ts'
import { useSession } from '@/stores/session.ts'
import { useSettings } from '@/stores/settings.ts'
import { Button } from '@/ui/action/button.tsx'
import { ErrorNote, Note } from '@/ui/content/note.tsx'
import { Panel } from '@/ui/content/panel.tsx'
import { SelectField } from '@/ui/form/select-field.tsx'
import { iconLock } from '@/ui/icon/icons.ts'
import { PartFailure } from '@/ui/state/part-failure.tsx'
import { Skeleton } from '@/ui/state/skeleton.tsx'
import { CouponField } from '../kit/coupon-field.tsx'
import { guaranteeLabel, guaranteeText } from '../kit/guarantee-label.ts'
import { GuaranteeNotice } from '../kit/guarantee-notice.tsx'
import { LineNiche } from '../kit/line-niche.tsx'
import { NextDiscounts } from '../kit/next-discounts.tsx'
import { money, type ShopWords } from '../kit/product-words.ts'
import { quoteProblemWords } from '../kit/quote-problem-words.ts'
import { ShippingRow, SumList, SumRow } from '../kit/sum-list.tsx'
import { WithdrawalExceptionText } from '../kit/withdrawal-exception-text.tsx'
import { isOnline } from './payment-panel.tsx'
import styles from './summary-panel.module.css'

export const summaryId = 'checkout-summary'

interface SummaryPanelProps {
  quote: Quote | undefined
  words: ShopWords
  legal: readonly LegalVersionHead[] // texts in force that the order accepts
  linkTo: LinkTo
  isBusy: boolean // the order is being placed, or the quote is loading
  failure: Failure | undefined // why there is no quote, or only a former one
  onRetry: () => Promise<unknown>
  refusal: string | undefined
  onPlace: () => void
}

const Line = ({ line, words }: { line: QuoteLine; words: ShopWords }) => {
  const item = useCart(state => state.items.find(({ id }) => id === line.product_id))
  return (
    <li className={styles.line}>
      <LineNiche
        picture={line.picture}
        element={item?.element ?? null}
        configuration={line.configuration}
        surface={item?.configured?.surface}
        className={styles.picture}
      />
      <span>
        <b>{line.title}</b>
        <small>
          {[line.choice, words.t('checkout.pieces', { count: line.quantity })].filter(Boolean).join(' · ')}
        </small>
        <WithdrawalExceptionText line={line} words={words} />
        <LineGuarantee line={line} words={words} />
      </span>
      <b className={styles.price}>{money(words, line.total)}</b>
    </li>
  )
}

/** The harmonised label of the maker's guarantee, or the guarantee as text. */
function LineGuarantee({ line: { title, maker_guarantee }, words }: { line: QuoteLine; words: ShopWords }) {
  const label = guaranteeLabel(maker_guarantee)
  if (!maker_guarantee) return null
  return label ? (
    <img
      className={styles.label}
      src={fileUrl(label)}
      alt={guaranteeText(words, title, maker_guarantee)}
      loading="lazy"
    />
  ) : (
    <small>
      {words.t('maker_guarantee.title')}: {words.t('maker_guarantee.years', { count: maker_guarantee.years })}
    </small>
  )
}

/** Only admins choose the rate (specification notes §5). */
function VatChoice({ words: { t, locale } }: { words: ShopWords }) {
  const percent = useCart(state => state.cart_iva)
  const isAdmin = useSession(state => state.user?.role === 'admin')
  const isByCountry = useSettings(state => state.settings.tax.by_country)
  if (!isAdmin || isByCountry) return null
  return (
    <SelectField
      label={t('checkout.vat_rate')}
      value={String(percent)}
      onChange={event => useCart.getState().setCartIva(Number(event.target.value))}
      options={vatChoices.map(rate => ({ value: String(rate), label: percentText(rate, locale) }))}
      dense
    />
  )
}

function Totals({ quote, words }: { quote: Quote; words: ShopWords }) {
  const { t } = words
  const paid = quote.payments.find(({ code }) => code === quote.payment_method)
  const { surcharge } = quote
  return (
    <SumList
      words={words}
      of={{ ...quote.totals, vatPercent: quote.vat_percent }}
      taxes={quote.tax?.shares ?? null}
      discounts={quote.discounts}
    >
      {quote.needs_shipping && (
        <ShippingRow words={words} price={quote.totals.shipping - surcharge} discounts={quote.discounts} />
      )}
      {paid && surcharge > 0 && (
        <SumRow name={t('checkout.surcharge', { name: paid.name })}>{money(words, surcharge)}</SumRow>
      )}
    </SumList>
  )
}

/** Why the totals could not be computed, with a retry button. */
function QuoteFailure({ quote, failure, words: { t }, onRetry }: Omit<SummaryPanelProps, 'onPlace'>) {
  const messages = useProblemMessage()
  if (!failure) return null
  return (
    <PartFailure onRetry={onRetry}>
      {failure.code === 'validation' ? t('checkout.unreadable') : messages.problem(failure)}{' '}
      {quote && t('checkout.outdated')}
    </PartFailure>
  )
}

/** What the right of withdrawal means for this cart. */
function termsOf({ lines, needs_digital_consent }: Quote) {
  const hasGoods = lines.some(line => !line.is_digital && isWithdrawable(line))
  const exceptions = new Set(lines.map(exceptionOf))
  return [
    ...(hasGoods ? ['terms_withdraw' as const, 'terms_function' as const] : []),
    ...(needs_digital_consent ? ['terms_digital' as const] : []),
    ...withdrawalExceptions
      .filter(exception => exceptions.has(exception))
      .map(exception => `terms_${exception}` as const),
  ]
}

/** Links the legal texts in force. They open in another tab, so that the form stays open. */
function AcceptedTexts({ legal, linkTo, words }: Pick<SummaryPanelProps, 'legal' | 'linkTo' | 'words'>) {
  const { t, locale } = words
  if (legal.length === 0) return null
  return (
    <div className={styles.terms}>
      <p>{t('checkout.terms')}</p>
      <ul className={styles.texts}>
        {legal.map(({ id, title, effective_from }) => (
          <li key={id}>
            <a href={linkTo('legalVersion', { id })} target="_blank" rel="noopener">
              {t('checkout.legal_version', { title, day: dayWords(effective_from, locale, 'long') })}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

export function SummaryPanel(props: SummaryPanelProps) {
  const { quote, words, isBusy, failure, refusal, onPlace } = props
  const { t } = words
  const cart = useCart()
  const hasCoupons = useSettings(state => state.settings.checkout_enable_coupon_input)
  if (!quote)
    return (
      <Panel
        title={t('checkout.summary')}
        titleAs="h2"
        className={styles.summary}
        id={summaryId}
        tabIndex={-1}
      >
        {failure ? <QuoteFailure {...props} /> : <Skeleton height={260} />}
      </Panel>
    )
  return (
    <Panel
      title={t('checkout.summary')}
      titleAs="h2"
      className={styles.summary}
      aria-live="polite"
      id={summaryId}
      tabIndex={-1}
    >
      <ul className={styles.lines}>
        {quote.lines.map(line => (
          <Line key={line.sku} line={line} words={words} />
        ))}
      </ul>
      {hasCoupons && <CouponField quote={quote} words={words} />}
      <VatChoice words={words} />
      <NextDiscounts quote={quote} words={words} />
      <Totals quote={quote} words={words} />
      {quote.problems.map(problem => (
        <Note key={`${problem.code}-${problem.line}`} tone="warning">
          {quoteProblemWords(words, problem, cart)}
        </Note>
      ))}
      <QuoteFailure {...props} />
      <ErrorNote>{!failure && refusal}</ErrorNote>
      <Button
        full
        icon={iconLock}
        busy={isBusy}
        disabled={quote.problems.length > 0 || failure !== undefined}
        onClick={onPlace}
      >
        {isOnline(quote)
          ? t('checkout.pay', { amount: money(words, quote.totals.due) })
          : t('checkout.order', { amount: money(words, quote.totals.due) })}
      </Button>
      {quote.lines.some(line => !line.is_digital) && <GuaranteeNotice words={words} />}
      <AcceptedTexts legal={props.legal} linkTo={props.linkTo} words={words} />
      <p className={styles.terms}>
        {termsOf(quote)
          .map(key => t(`checkout.${key}`))
          .join(' ')}
      </p>
    </Panel>
  )
}
