/**
 * The player's packs: one kind in the middle, the others next to it. The controls are below the drawn packs, or show
 * the packs themselves.
 */

import { useTranslation } from 'react-i18next'
import { codeName } from '@/contract/endpoints/game/characters.ts'
import { greatChance, leastOf, percent } from '@/contract/endpoints/game/pack-odds.ts'
import type { PackGuarantee, PackType } from '@/contract/endpoints/game/packs.ts'
import { mostOpenedAtOnce } from '@/contract/endpoints/game/packs.ts'
import type { Locale } from '@/contract/locales.ts'
import type { PackTier } from '@/engine/packs/odds.ts'
import { PACK_RATIO, type PacksLayout, rowOffset, rowStep } from '@/stage/scenes/packs/packs-layout.ts'
import { classNames } from '@/ui/class-names.ts'
import { iconCardsThree } from '@/ui/icon/game-icons.ts'
import { Icon } from '@/ui/icon/icon.tsx'
import { iconCaretLeft, iconCaretRight, iconList, iconPackage } from '@/ui/icon/icons.ts'
import { BrassButton } from '../kit/brass-button.tsx'
import { useArrowKeys } from '../kit/use-page-keys.ts'
import workbench from '../kit/workbench.module.css'
import styles from './carousel.module.css'
import type { PackGroup } from './pack-table.ts'
import { placeStyle } from './place-style.ts'

interface CarouselProps {
  groups: readonly PackGroup[]
  chosen: PackTier
  types: readonly PackType[]
  guarantees: readonly PackGuarantee[]
  plan: PacksLayout
  locale: Locale
  onChoose(tier: PackTier): void
  onOpen(pieces: number): void
  onOdds(): void
}

export function Carousel({
  groups,
  chosen,
  types,
  guarantees,
  plan,
  locale,
  onChoose,
  onOpen,
  onOdds,
}: CarouselProps) {
  const { t } = useTranslation('packs')
  const at = Math.max(
    0,
    groups.findIndex(({ rarity }) => rarity === chosen),
  )
  const group = groups[at]
  const step = (by: 1 | -1) => {
    const next = groups[rowStep(at, by, groups.length)]
    if (next) onChoose(next.rarity)
  }
  useArrowKeys(step)
  if (!group) return null
  const many = Math.min(mostOpenedAtOnce, group.packs.length)
  return (
    <>
      <ul className={styles.row} aria-label={t('row')}>
        {groups.map(({ rarity, packs }, index) => (
          <li key={rarity}>
            <button
              type="button"
              className={styles.pack}
              style={placeStyle(plan, plan.carousel(rowOffset(index, at, groups.length)), PACK_RATIO)}
              data-far={Math.min(3, Math.abs(rowOffset(index, at, groups.length)))}
              data-testid="pack-kind"
              aria-pressed={index === at}
              onClick={() => (index === at ? onOpen(1) : onChoose(rarity))}
            >
              <img src={`/assets/stage/pack-${rarity}.webp`} alt="" draggable={false} />
              <span className={workbench.spoken}>
                {t(`kind.${rarity}`)}, {t('count', { count: packs.length })}
              </span>
              {packs.length > 1 && (
                <b aria-hidden="true" className={styles.badge}>
                  ×{packs.length}
                </b>
              )}
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.steps}>
        <button
          type="button"
          className={workbench.round}
          aria-label={t('previous')}
          disabled={rowStep(at, -1, groups.length) === at}
          onClick={() => step(-1)}
        >
          <Icon of={iconCaretLeft} size={22} />
        </button>
        <button
          type="button"
          className={workbench.round}
          aria-label={t('next')}
          disabled={rowStep(at, 1, groups.length) === at}
          onClick={() => step(1)}
        >
          <Icon of={iconCaretRight} size={22} />
        </button>
      </div>
      <div className={styles.foot}>
        <p className={styles.line} aria-live="polite">
          <b>{t(`kind.${group.rarity}`)}</b>
          <OddsLine type={types.find(({ rarity }) => rarity === group.rarity)} locale={locale} />
          <Guarantee guarantee={guarantees.find(({ rarity }) => rarity === group.rarity)} />
        </p>
        <div className={styles.dots} aria-hidden="true">
          {groups.map(({ rarity }, index) => (
            <i key={rarity} className={classNames(index === at && styles.here)} />
          ))}
        </div>
        <div className={styles.actions}>
          <BrassButton icon={iconList} onClick={onOdds} aria-haspopup="dialog">
            {t('odds.open')}
          </BrassButton>
          <BrassButton
            look="primary"
            icon={iconPackage}
            onClick={() => onOpen(1)}
            data-testid="open-pack"
            data-first
          >
            {t('open_one')}
          </BrassButton>
          {many > 1 && (
            <BrassButton
              look="secondary"
              icon={iconCardsThree}
              onClick={() => onOpen(many)}
              data-testid="open-many"
            >
              {t('open_many', { count: many })}
            </BrassButton>
          )}
        </div>
      </div>
    </>
  )
}

function OddsLine({ type, locale }: { type: PackType | undefined; locale: Locale }) {
  const { t } = useTranslation(['packs', 'game'])
  if (!type) return null
  const least = leastOf(type)
  const share = percent(greatChance(type), locale)
  return (
    <span>
      {least === 'Comune'
        ? t('line_plain', { share })
        : t('line', { least: t(`rarity.${codeName(least)}`, { ns: 'game' }), share })}
    </span>
  )
}

function Guarantee({ guarantee }: { guarantee: PackGuarantee | undefined }) {
  const { t } = useTranslation('packs')
  if (!guarantee) return null
  return (
    <span className={styles.guarantee}>
      {guarantee.packs_until === 0
        ? t('guarantee.now')
        : t('guarantee.after', { count: guarantee.packs_until })}
    </span>
  )
}
