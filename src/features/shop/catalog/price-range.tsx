/** Price range: a slider with two handles over a histogram of the prices, and two fields. */

import { type CSSProperties, useEffect, useState } from 'react'
import type { Facets } from '@/contract/endpoints/shop/catalog.ts'
import { formatTag, type Locale } from '@/contract/locales.ts'
import { readMoney } from '@/domain/read-amount.ts'
import { TextField } from '@/ui/light/text-field.tsx'
import { money, type ShopWords } from '../kit/product-words.ts'
import type { CatalogChoice } from './catalog-choice.ts'
import styles from './price-range.module.css'

export interface PriceRangeProps {
  words: ShopWords
  range: NonNullable<Facets['price']>
  value: CatalogChoice['price']
  onChange(price: CatalogChoice['price']): void
}

type Ends = readonly [number, number]

const step = 10 // cents per step of a handle

const signOf = (locale: Locale) => ((1.5).toLocaleString(formatTag(locale)).includes(',') ? ',' : '.')

/** A limit equal to that of the list counts as no limit. */
const openEnds = ([from, to]: Ends, { min, max }: PriceRangeProps['range']): CatalogChoice['price'] => [
  from <= min ? null : from,
  to >= max ? null : to,
]

export function PriceRange({ words, range, value, onChange }: PriceRangeProps) {
  const { t } = words
  const { min, max } = range
  const chosen: Ends = [Math.max(min, value[0] ?? min), Math.min(max, value[1] ?? max)]
  const [ends, setEnds] = useState(chosen)
  const key = chosen.join('-')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key contains both ends
  useEffect(() => setEnds(chosen), [key])
  const part = (cents: number) => (max > min ? ((cents - min) / (max - min)) * 100 : 0)
  const settle = (next: Ends) => {
    setEnds(next)
    onChange(openEnds(next, range))
  }
  const [from, to] = ends
  const handle = (name: 'from' | 'to') => ({
    type: 'range',
    min,
    max,
    step,
    value: name === 'from' ? from : to,
    'aria-label': t(`facets.price_${name}`),
    'aria-valuetext': money(words, name === 'from' ? from : to),
    onChange: (event: { target: HTMLInputElement }) => {
      const cents = Number(event.target.value)
      setEnds(name === 'from' ? [Math.min(cents, to), to] : [from, Math.max(cents, from)])
    },
    onPointerUp: () => onChange(openEnds(ends, range)),
    onKeyUp: () => onChange(openEnds(ends, range)),
  })
  return (
    <div
      className={styles.range}
      style={{ '--from': `${part(from)}%`, '--to': `${part(to)}%` } as CSSProperties}
    >
      <Bars bars={range.bars} from={part(from)} to={part(to)} />
      <div className={styles.track}>
        <input {...handle('from')} />
        <input {...handle('to')} />
      </div>
      <div className={styles.ends}>
        <End
          label={t('facets.price_from')}
          locale={words.locale}
          cents={from}
          onEnd={cents => settle([Math.min(cents ?? min, to), to])}
        />
        <End
          label={t('facets.price_to')}
          locale={words.locale}
          cents={to}
          onEnd={cents => settle([from, Math.max(cents ?? max, from)])}
        />
      </div>
    </div>
  )
}

function Bars({ bars, from, to }: { bars: readonly number[]; from: number; to: number }) {
  const highest = Math.max(1, ...bars)
  return (
    <div className={styles.bars} aria-hidden="true">
      {bars.map((bar, at) => {
        const middle = ((at + 0.5) / bars.length) * 100
        return (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
            key={at}
            data-in={middle >= from && middle <= to}
            style={{ height: `${bar === 0 ? 0 : 14 + (bar / highest) * 86}%` }}
          />
        )
      })}
    </div>
  )
}

interface EndProps {
  label: string
  locale: Locale
  cents: number
  onEnd(cents: number | null): void
}

function End({ label, locale, cents, onEnd }: EndProps) {
  const priceText = (cents / 100).toLocaleString(formatTag(locale), {
    minimumFractionDigits: 2,
    useGrouping: false,
  })
  const [text, setText] = useState(priceText)
  useEffect(() => setText(priceText), [priceText])
  const settle = () => {
    if (text === priceText) return
    const read = readMoney(text, signOf(locale))
    if ('value' in read) onEnd(read.value)
    else if (text.trim() === '') onEnd(null)
    else setText(priceText)
  }
  return (
    <TextField
      label={label}
      inputMode="decimal"
      dense
      value={text}
      onChange={event => setText(event.target.value)}
      onBlur={settle}
      onKeyDown={event => {
        if (event.key === 'Enter') settle()
      }}
    />
  )
}
