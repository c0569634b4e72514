import type { Flag, Generated, IsoText } from './column-types';

/** Trade members whom the public can find. Nobody is listed before they ask to be. */
export interface ProfessionalsTable {
  id: Generated<number>;
  name: string;
  city: string;
  /** The letters of the state or province: 'ON'. */
  state_code: string;
  phone: string;
  email: string;
  /** JSON arrays of text. The categories are the keys of professionals.rules. */
  specialties: string;
  service_categories: string;
  is_listed: Flag;
  created_at: IsoText;
  updated_at: IsoText;
}
