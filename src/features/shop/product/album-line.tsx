/** Where the product's cards belong in the album: one slot, any slot, or the album itself. */
import type { Fills } from '@/contract/endpoints/shop/catalog.ts'
import { Icon } from '@/ui/icon/icon.tsx'
import { iconCards, iconCaretRight } from '@/ui/icon/icons.ts'
import { Link } from '@/ui/link.tsx'
import type { ShopWords } from '../kit/product-words.ts'
import styles from './buy-box.module.css'

interface AlbumLineProps {
  fills: Fills
  albumHref: string
  words: ShopWords
}

export function AlbumLine({ fills, albumHref, words: { t } }: AlbumLineProps) {
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
