/** "Verify this pack": each step of the recomputation as a sentence, with its outcome (decision 0034). */
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { packCatalogueQuery, packRulesQuery } from '@/api/pack-queries.ts'
import type { Character } from '@/contract/endpoints/game/characters.ts'
import type { PackOpening } from '@/contract/endpoints/game/packs.ts'
import type { Locale } from '@/contract/locales.ts'
import type { PackRules } from '@/engine/packs/odds.ts'
import { Icon } from '@/ui/icon/icon.tsx'
import { iconCheckCircleFill, iconQuestion, iconWarningCircle } from '@/ui/icon/icons.ts'
import { nameIn } from '../kit/character-words.ts'
import { NightDialog } from '../kit/night-dialog.tsx'
import { witnessOf } from './pack-memory.ts'
import styles from './verify-dialog.module.css'
import { type CheckOutcome, checkNames, type Verification, verifyOpening } from './verify-opening.ts'

interface VerifyDialogProps {
  openings: readonly PackOpening[] | null // null: closed
  characters: readonly Character[]
  locale: Locale
  onClose(): void
}

export function VerifyDialog({ openings, characters, locale, onClose }: VerifyDialogProps) {
  const { t } = useTranslation('packs')
  return (
    <NightDialog open={openings !== null} title={t('verify.title')} onClose={onClose} look="wide">
      <div className={styles.all}>
        <p>{t('verify.lead')}</p>
        {openings?.map(opening => (
          <Verified key={opening.receipt.pack_id} opening={opening} characters={characters} locale={locale} />
        ))}
      </div>
    </NightDialog>
  )
}

type Shown = Verification | 'failed' | null

function useVerification(opening: PackOpening): Shown {
  const [verification, setShown] = useState<Shown>(null)
  const { odds_version, rarity, catalogue_version } = opening.receipt
  const catalogue = useQuery(packCatalogueQuery(catalogue_version))
  const odds = useQuery(packRulesQuery(odds_version))
  const isError = catalogue.isError || odds.isError
  useEffect(() => {
    if (!catalogue.data || !odds.data) return
    let hasLeft = false
    const table = odds.data[rarity]
    const published = { ...catalogue.data, rules: table as unknown as PackRules | undefined }
    verifyOpening(opening, published, witnessOf(opening.receipt.pack_id)).then(
      verified => !hasLeft && setShown(verified),
      () => !hasLeft && setShown('failed'), // fails in a browser without WebCrypto
    )
    return () => {
      hasLeft = true
    }
  }, [opening, catalogue.data, odds.data, rarity])
  return isError ? 'failed' : verification
}

const icons: Record<CheckOutcome, string> = {
  right: iconCheckCircleFill,
  wrong: iconWarningCircle,
  unknown: iconQuestion,
}

function Verified({
  opening,
  characters,
  locale,
}: {
  opening: PackOpening
  characters: readonly Character[]
  locale: Locale
}) {
  const { t } = useTranslation('packs')
  const verification = useVerification(opening)
  const { receipt } = opening
  if (verification === null) return <p role="status">{t('verify.working')}</p>
  if (verification === 'failed') return <p role="status">{t('verify.failed')}</p>
  const names = verification.drawn.map(({ numero_carta }) => {
    const character = characters.find(candidate => candidate.numero_carta === numero_carta)
    return character ? nameIn(character, locale) : String(numero_carta)
  })
  return (
    <section className={styles.pack} aria-label={opening.pack.name}>
      <p className={styles.outcome} data-right={verification.isRight} role="status" data-testid="verified">
        <Icon of={verification.isRight ? iconCheckCircleFill : iconWarningCircle} size={26} />
        {t(verification.isRight ? 'verify.right' : 'verify.wrong')}
      </p>
      <ol className={styles.steps}>
        {checkNames.map(name => (
          <li key={name} data-outcome={verification.checks[name]} data-testid={`check-${name}`}>
            <Icon of={icons[verification.checks[name]]} size={20} />
            <span>
              {t(`verify.${name}.${verification.checks[name]}`)}
              {name === 'draw' && <b> {names.join(' · ')}</b>}
            </span>
          </li>
        ))}
      </ol>
      <details className={styles.figures}>
        <summary>{t('verify.figures')}</summary>
        <dl>
          {(['commitment', 'secret', 'nonce', 'catalogue_version'] as const).map(key => (
            <div key={key}>
              <dt>{t(`verify.figure.${key}`)}</dt>
              <dd>{receipt[key]}</dd>
            </div>
          ))}
          <div>
            <dt>{t('verify.figure.guarantee')}</dt>
            <dd>{receipt.guarantee}</dd>
          </div>
        </dl>
      </details>
    </section>
  )
}
