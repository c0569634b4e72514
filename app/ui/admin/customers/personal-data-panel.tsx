import { adminPaths } from '../../../admin-paths';
import { HiddenFields } from '../../form/hidden-fields';
import { ButtonLink } from '../links';

interface PersonalDataPanelProps {
  /** Names the buyer in forms and URLs. */
  buyer: { customer: number } | { email: string };
}

/** Exports or erases everything the store has about a buyer. */
export function PersonalDataPanel({ buyer }: PersonalDataPanelProps) {
  return (
    <section className="panel stack no-print">
      <h2>Personal data</h2>
      <p>JSON file. Each download is recorded in the audit log.</p>
      <form method="post" action={adminPaths.personalDataExport()} className="cluster">
        <HiddenFields fields={{ ...buyer }} />
        <button type="submit" className="btn">
          Download data
        </button>
        <ButtonLink to={adminPaths.personalDataErase({ ...buyer })}>Erase data</ButtonLink>
      </form>
    </section>
  );
}
