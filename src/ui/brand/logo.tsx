import { pictureUrl } from '@/contract/file-url.ts'
import { classNames } from '../class-names.ts'
import styles from './logo.module.css'

/** `Bottega Arcana` → `['Bottega', 'Arcana']`: the last word gets the second colour. A single word keeps the first. */
export function splitName(name: string): [first: string, last: string] {
  const words = name.trim().split(/\s+/)
  return words.length < 2 ? [words[0] ?? '', ''] : [words.slice(0, -1).join(' '), words.at(-1) ?? '']
}

export interface LogoProps {
  name: string // settings `site_name`
  size?: number // font size in px. The mark scales with it
  picture?: { url: string; width: number; height: number } // the shop's logo from its settings replaces mark and name
  on?: 'night' | 'footer' | 'page'
}

export function Logo({ name, size = 22, picture, on = 'night' }: LogoProps) {
  if (picture) {
    return (
      <img
        src={pictureUrl(picture.url)}
        width={picture.width}
        height={picture.height}
        alt={name}
        className={styles.picture}
      />
    )
  }
  const [first, last] = splitName(name)
  return (
    <span className={classNames(styles.logo, on !== 'night' && styles[on])} style={{ fontSize: size }}>
      <LogoMark size={size * 1.62} />
      <b>
        {first} {last && <em>{last}</em>}
      </b>
    </span>
  )
}

/** The niche with its spark; `size` is the height in px. */
export const LogoMark = ({ size = 39 }: { size?: number }) => (
  <svg className={styles.mark} width={(size * 34) / 39} height={size} viewBox="0 0 34 39" aria-hidden="true">
    <path
      className={styles.gold}
      d="M17 1C8 1 2 8 2 17v18a3 3 0 0 0 3 3h24a3 3 0 0 0 3-3V17C32 8 26 1 17 1z"
    />
    <path className={styles.hollow} d="M17 5C10.5 5 6 10 6 17v17h22V17c0-7-4.5-12-11-12z" />
    <path
      className={styles.gold}
      d="M17 11c.8 6 3 8.6 9 10-6 1.4-8.2 4-9 10-.8-6-3-8.6-9-10 6-1.4 8.2-4 9-10z"
    />
  </svg>
)
