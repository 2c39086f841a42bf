/** Last step: health, resistance, a line of lore, and the visibility of the card. */
import { useTranslation } from 'react-i18next'
import { attackOf, rarityBounds } from '@/contract/endpoints/game/creation-budget.ts'
import { storyLength } from '@/contract/endpoints/game/creations.ts'
import type { PartProps } from '../editor-props.ts'
import { EditorText, NumberField } from './editor-field.tsx'
import styles from './finish-panel.module.css'

export function StatFields({ draft, change }: PartProps) {
  const { t } = useTranslation('creator')
  const limits = rarityBounds[draft.rarita]
  const figures = [
    { key: 'pv', label: t('stats.health') },
    { key: 'resistenza', label: t('stats.guard') },
  ] as const
  return (
    <div className={styles.stats}>
      {figures.map(({ key, label }) => (
        <NumberField
          key={key}
          label={label}
          range={limits[key]}
          value={draft[key]}
          lessLabel={t('less', { what: label })}
          moreLabel={t('more', { what: label })}
          onChange={value => change(current => ({ ...current, [key]: value }), key)}
        />
      ))}
      <p className={styles.attack}>
        <span>{t('stats.attack')}</span>
        <b>{attackOf(draft.mosse)}</b>
        <small>{t('stats.attack_note')}</small>
      </p>
    </div>
  )
}

export function StoryField({ draft, change, problems }: PartProps) {
  const { t } = useTranslation('creator')
  return (
    <EditorText
      label={t('story.label')}
      placeholder={t('story.placeholder')}
      value={draft.storia}
      most={storyLength}
      error={problems.get('storia')}
      onChange={storia => change(current => ({ ...current, storia }), 'storia')}
    />
  )
}

export function SharingSwitch({ draft, change }: PartProps) {
  const { t } = useTranslation('creator')
  return (
    <label className={styles.sharing}>
      <span>
        {t('sharing.label')}
        <small>{t(draft.is_public ? 'sharing.on' : 'sharing.off')}</small>
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-checked={draft.is_public}
        checked={draft.is_public}
        onChange={event => {
          const is_public = event.target.checked
          change(current => ({ ...current, is_public }))
        }}
      />
      <i aria-hidden="true" />
    </label>
  )
}
