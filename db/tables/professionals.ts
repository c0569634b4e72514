import type { Flag, Generated, IsoText } from './column-types';

/** The public directory of locksmiths. Members are listed on request only. */
export interface ProfessionalsTable {
  id: Generated<number>;
  name: string;
  city: string;
  /** State or province code: 'ON'. */
  state_code: string;
  phone: string;
  email: string;
  /** JSON arrays of texts. The categories are the keys in professionals.rules. */
  specialties: string;
  service_categories: string;
  is_listed: Flag;
  created_at: IsoText;
  updated_at: IsoText;
}
