import { type TableLoadingStep, tableLoadingStyle } from '@/design/table-loading.ts'

interface TableLoadingProps {
  step: TableLoadingStep
  title: string
  words?: string
}

/** Continues the loading screen that the page showed before the app. Its parent announces the loading to screen readers. */
export const TableLoading = ({ step, title, words }: TableLoadingProps) => (
  <div className="tl" data-step={step} aria-hidden="true">
    <style>{tableLoadingStyle}</style>
    <span className="tl-medal" />
    <p className="tl-title">{title}</p>
    {words && <p className="tl-words">{words}</p>}
    <span className="tl-bar">
      <i />
    </span>
  </div>
)
