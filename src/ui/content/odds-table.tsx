/** The probability of each rarity in a pack: normal cards, the last one, and the last one of a guaranteed pack. */

import type { ReactNode } from 'react'
import type { Rarity } from '@/contract/endpoints/game/characters.ts'
import { type OddsLine, percent } from '@/contract/endpoints/game/pack-odds.ts'
import type { Locale } from '@/contract/locales.ts'

interface OddsTableProps {
  lines: readonly OddsLine[]
  locale: Locale
  heads: { rarity: string; usual: string; last: string; guaranteed: string }
  nameOf: (rarity: Rarity) => ReactNode
  className?: string
}

export function OddsTable({ lines, locale, heads, nameOf, className }: OddsTableProps) {
  const share = (value: number) => (value === 0 ? '–' : percent(value, locale))
  return (
    <table className={className}>
      <thead>
        <tr>
          <th scope="col">{heads.rarity}</th>
          <th scope="col">{heads.usual}</th>
          <th scope="col">{heads.last}</th>
          <th scope="col">{heads.guaranteed}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ rarity, usual, last, guaranteed }) => (
          <tr key={rarity}>
            <th scope="row">{nameOf(rarity)}</th>
            <td>{share(usual)}</td>
            <td>{share(last)}</td>
            <td>{share(guaranteed)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
