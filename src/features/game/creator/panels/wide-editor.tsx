/** The editor on wide screens: look on the left, card in the middle, abilities on the right. */
import { useTranslation } from 'react-i18next'
import { classNames } from '@/ui/class-names.ts'
import { iconFloppyDisk } from '@/ui/icon/icons.ts'
import { BrassButton } from '../../kit/brass-button.tsx'
import workbench from '../../kit/workbench.module.css'
import { WorkbenchBar } from '../../kit/workbench-layout.tsx'
import { BudgetMeter } from './budget-meter.tsx'
import { CardStage } from './card-stage.tsx'
import { DraftNote } from './draft-note.tsx'
import type { EditorFrameProps } from './editor-frame.ts'
import { FigurePicker } from './figure-picker.tsx'
import { SharingSwitch, StatFields, StoryField } from './finish-panel.tsx'
import { PoseTools, RarityChoice, TintChoice, TypeChoice } from './look-panel.tsx'
import { MovesPanel } from './moves-panel.tsx'
import { NameField } from './name-field.tsx'
import { ProblemNote } from './problem-note.tsx'
import { TraitField } from './trait-field.tsx'
import { TrialButton } from './trial-button.tsx'
import styles from './wide-editor.module.css'

export function WideEditor({ controller, supplies, back, tools, mine }: EditorFrameProps) {
  const { t } = useTranslation('creator')
  const part = { draft: controller.draft, change: controller.change, problems: controller.shownProblems }
  return (
    <div className={styles.bench}>
      <WorkbenchBar title={t('title')} back={back} className={styles.bar}>
        {tools}
        {mine}
        <BrassButton
          look="primary"
          icon={iconFloppyDisk}
          className={styles.save}
          busy={controller.busy === 'save'}
          onClick={() => void controller.save()}
        >
          {t('save')}
        </BrassButton>
      </WorkbenchBar>
      <section className={classNames(workbench.panel, styles.side)} aria-label={t('steps.look')}>
        <h2>{t('steps.creature')}</h2>
        <div className={styles.figures}>
          <FigurePicker
            {...part}
            {...supplies}
            isSending={controller.busy === 'upload'}
            onPicture={file => void controller.takePicture(file)}
          />
        </div>
        <TypeChoice {...part} />
        <RarityChoice {...part} />
        <TintChoice {...part} />
        <PoseTools {...part} />
      </section>
      <div className={styles.middle}>
        <div className={styles.card}>
          <CardStage draft={controller.draft} art={supplies.art} change={controller.change} />
        </div>
        <div className={classNames(workbench.panel, styles.budget)}>
          <BudgetMeter draft={controller.draft} change={controller.change} />
          <DraftNote controller={controller} />
        </div>
        <TrialButton draft={controller.draft} {...supplies} />
      </div>
      <section className={classNames(workbench.panel, styles.side)} aria-label={t('steps.finish')}>
        <NameField {...part} />
        <StatFields {...part} />
        <TraitField {...part} />
        <h2>{t('steps.moves')}</h2>
        <MovesPanel {...part} look="blocks" />
        <StoryField {...part} />
        <SharingSwitch {...part} />
        <ProblemNote {...part} />
      </section>
    </div>
  )
}
