import { type TableLoadingStep, tableLoadingStyle } from '@/design/table-loading.ts'

interface TableLoadingProps {
  step: TableLoadingStep
  title: string
  words?: string
}

/** What the page showed before there was an app, a step further; whoever shows it says aloud that something is under way. */
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
