import { Icon } from '../icon/icon';
import { TourForm, useTourButton } from './tour-form';
import { HELP_BUTTON } from './tour-provider';

/** The floating button that opens the tour (SPEC 2.9). */
export function HelpButton() {
  const button = useTourButton();
  return (
    <TourForm className="help-button">
      <button {...button.to(0)} id={HELP_BUTTON} className="btn btn--primary">
        <Icon name="circle-question-mark" />
        <span>
          Help<span className="sr-only">: a short tour of the store</span>
        </span>
      </button>
    </TourForm>
  );
}
