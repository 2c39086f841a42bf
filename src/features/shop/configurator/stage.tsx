/** Preview of the current configuration: a background with its print, or several items next to each other. */

import type { CSSProperties } from 'react'
import type { Collection, CollectionChoice, Configuration } from '@/contract/endpoints/shop/collections.ts'
import { chosenOf } from '@/contract/endpoints/shop/configuring.ts'
import { pictureUrl } from '@/contract/file-url.ts'
import { Niche } from '@/ui/shop/niche.tsx'
import { groundOf } from './configured-line.ts'
import styles from './stage.module.css'

export interface StageProps {
  collection: Collection
  configuration: Configuration
  label: string // description for screen readers
}

const chosenAs = (
  { steps }: Collection,
  configuration: Configuration,
  role: Collection['steps'][number]['role'],
): CollectionChoice[] =>
  chosenOf(
    steps.filter(step => step.role === role),
    configuration,
  )

/** Dark text on light fabric. The weights are those of perceived brightness. */
function lettersOn(colour: string | null | undefined): string {
  const parts = /^#(..)(..)(..)$/
    .exec(colour ?? '')
    ?.slice(1)
    .map(part => Number.parseInt(part, 16))
  const [red = 0, green = 0, blue = 0] = parts ?? []
  return red * 0.299 + green * 0.587 + blue * 0.114 > 150 ? 'var(--night-2)' : 'var(--game-secondary-mark)'
}

export function Stage({ collection, configuration, label }: StageProps) {
  const print = chosenAs(collection, configuration, 'print')[0]
  const ground = chosenAs(collection, configuration, 'ground')[0]
  const pieces = chosenAs(collection, configuration, 'piece')
  const words = collection.steps
    .filter(step => step.role === 'text')
    .map(step => configuration.texts[step.code])
    .join(' ')
    .trim()
  return (
    <Niche element={print?.element ?? collection.element} className={styles.stage}>
      <div role="img" aria-label={label} className={styles.piece}>
        {pieces.length === 0 && (
          <img src={pictureUrl(groundOf(collection, configuration))} alt="" className={styles.ground} />
        )}
        {print?.layer && (
          <img key={print.code} src={pictureUrl(print.layer)} alt="" className={styles.print} />
        )}
        {words && (
          <span
            className={styles.words}
            style={{ '--letters': [...words].length, color: lettersOn(ground?.colour) } as CSSProperties}
          >
            {words}
          </span>
        )}
        {pieces.map((piece, at) => (
          <img
            key={piece.code}
            src={piece.layer ?? piece.picture ?? ''}
            alt=""
            className={styles.part}
            style={{ '--at': at, '--of': pieces.length } as CSSProperties}
          />
        ))}
      </div>
    </Niche>
  )
}
