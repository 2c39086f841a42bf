/** Moderation of a shared card: a visitor reports it, an admin hides it with a reason that its author can read. */

import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '@/api/client.ts'
import {
  moderateCreation,
  reasonLength,
  reportCreation,
  reportReasons,
  type SharedCreation,
} from '@/contract/endpoints/game/creations.ts'
import { useProblemMessage } from '@/forms/use-problem-message.ts'
import { BrassButton } from '../../kit/brass-button.tsx'
import { NightDialog } from '../../kit/night-dialog.tsx'
import { Choice } from '../panels/choice.tsx'
import { EditorText } from '../panels/editor-field.tsx'
import type { Notify } from '../use-creator.ts'
import styles from './judge-dialogs.module.css'

type Reason = (typeof reportReasons)[number]

interface DialogProps {
  open: boolean
  notify: Notify
  onClose(): void
}

export function ReportDialog({ open, id, notify, onClose }: DialogProps & { id: string }) {
  const { t } = useTranslation('creator')
  const messages = useProblemMessage()
  const [reason, setReason] = useState<Reason>('offensive')
  const send = async () => {
    const result = await call(reportCreation, { params: { id }, body: { reason } })
    if (!result.ok) return notify(messages.problem(result.failure, t('failed')), 'error')
    notify(t('report.sent'), 'success')
    onClose()
  }
  return (
    <NightDialog open={open} title={t('report.title')} onClose={onClose}>
      <div className={styles.form}>
        <Choice<Reason>
          label={t('report.why')}
          look="chips"
          value={reason}
          options={reportReasons.map(one => ({ value: one, label: t(`report.${one}`) }))}
          onChange={next => setReason(next)}
        />
        <BrassButton look="primary" full onClick={() => void send()}>
          {t('report.send')}
        </BrassButton>
      </div>
    </NightDialog>
  )
}

interface JudgeProps extends DialogProps {
  creation: SharedCreation
  onJudged(): void
}

export function JudgeDialog({ open, creation, notify, onJudged, onClose }: JudgeProps) {
  const { t } = useTranslation('creator')
  const messages = useProblemMessage()
  const [reason, setReason] = useState('')
  const [busy, setBusy] = useState(false)
  const isHidden = creation.hidden !== null
  const send = async () => {
    setBusy(true)
    const { version } = creation
    const body = isHidden
      ? ({ hidden: false, version } as const)
      : ({ hidden: true, reason, version } as const)
    const result = await call(moderateCreation, { params: { id: creation.id }, body })
    setBusy(false)
    if (!result.ok) {
      if (result.failure.code === 'conflict') onJudged() // the page shows the current state
      return notify(messages.problem(result.failure, t('failed')), 'error')
    }
    notify(t(isHidden ? 'judge.shown' : 'judge.hidden'), 'success')
    onJudged()
    onClose()
  }
  return (
    <NightDialog open={open} title={t(isHidden ? 'judge.show' : 'judge.hide')} onClose={onClose}>
      <div className={styles.form}>
        <p>{t(isHidden ? 'judge.show_text' : 'judge.hide_text', { name: creation.nome })}</p>
        {!isHidden && (
          <EditorText label={t('judge.reason')} value={reason} most={reasonLength} onChange={setReason} />
        )}
        <BrassButton
          look={isHidden ? 'secondary' : 'danger'}
          full
          busy={busy}
          disabled={!isHidden && reason.trim().length < 3}
          onClick={() => void send()}
        >
          {t(isHidden ? 'judge.show' : 'judge.hide')}
        </BrassButton>
      </div>
    </NightDialog>
  )
}
