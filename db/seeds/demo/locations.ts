/** A branch for the location finder. Addresses and telephone numbers are fictitious. */
export interface SeedLocation {
  id: number;
  name: string;
  type: 'Head Office' | 'Distribution Center' | 'Regional Hub' | 'Service Center';
  region: 'ontario' | 'quebec' | 'western' | 'atlantic';
  address: string;
  city: string;
  province: string;
  postalCode: string;
  phone: string;
  fax: string;
  email: string;
  hours: { weekdays: string; saturday: string; sunday: string };
  services: string[];
  specialties: string[];
  latitude: number;
  longitude: number;
}

export const demoLocations: SeedLocation[] = [
  {
    id: 1,
    name: 'Keyway Toronto',
    type: 'Head Office',
    region: 'ontario',
    address: '2140 Tumbler Road',
    city: 'Toronto',
    province: 'ON',
    postalCode: 'M9W 0K1',
    phone: '416-555-0110',
    fax: '416-555-0119',
    email: 'toronto@keyway.example',
    hours: { weekdays: '8:00 AM - 6:00 PM', saturday: '9:00 AM - 4:00 PM', sunday: 'Closed' },
    services: ['Sales', 'Technical Support', 'Training', 'Will Call', 'Local Delivery', 'Emergency Service'],
    specialties: ['Automotive keys and programming', 'Master key systems', 'Key machine service'],
    latitude: 43.7032,
    longitude: -79.5871,
  },
  {
    id: 2,
    name: 'Keyway Ottawa',
    type: 'Service Center',
    region: 'ontario',
    address: '88 Strikeplate Lane',
    city: 'Ottawa',
    province: 'ON',
    postalCode: 'K1B 0K2',
    phone: '613-555-0120',
    fax: '613-555-0129',
    email: 'ottawa@keyway.example',
    hours: { weekdays: '8:00 AM - 5:00 PM', saturday: '9:00 AM - 1:00 PM', sunday: 'Closed' },
    services: ['Sales', 'Technical Support', 'Will Call', 'Emergency Service'],
    specialties: ['Government and institutional keying', 'Safe locks', 'Exit devices'],
    latitude: 45.4065,
    longitude: -75.6097,
  },
  {
    id: 3,
    name: 'Keyway Montreal',
    type: 'Regional Hub',
    region: 'quebec',
    address: '4705 rue du Cylindre',
    city: 'Montreal',
    province: 'QC',
    postalCode: 'H4S 0K3',
    phone: '514-555-0130',
    fax: '514-555-0139',
    email: 'montreal@keyway.example',
    hours: { weekdays: '8:00 AM - 6:00 PM', saturday: '9:00 AM - 4:00 PM', sunday: 'Closed' },
    services: ['Sales', 'Technical Support', 'Training', 'Will Call', 'Local Delivery', 'Emergency Service'],
    specialties: ['Service in English and French', 'Access control', 'Doors and frames'],
    latitude: 45.4948,
    longitude: -73.7263,
  },
  {
    id: 4,
    name: 'Keyway Vancouver',
    type: 'Distribution Center',
    region: 'western',
    address: '1300 Mortise Way',
    city: 'Vancouver',
    province: 'BC',
    postalCode: 'V5X 0K4',
    phone: '604-555-0140',
    fax: '604-555-0149',
    email: 'vancouver@keyway.example',
    hours: { weekdays: '8:00 AM - 6:00 PM', saturday: '9:00 AM - 4:00 PM', sunday: 'Closed' },
    services: ['Sales', 'Technical Support', 'Will Call', 'Local Delivery', 'Emergency Service'],
    specialties: ['Smart locks', 'Video intercoms', 'Strata and multi-residential keying'],
    latitude: 49.2106,
    longitude: -123.0995,
  },
  {
    id: 5,
    name: 'Keyway Calgary',
    type: 'Service Center',
    region: 'western',
    address: '615 Deadlatch Drive SE',
    city: 'Calgary',
    province: 'AB',
    postalCode: 'T2C 0K5',
    phone: '403-555-0150',
    fax: '403-555-0159',
    email: 'calgary@keyway.example',
    hours: { weekdays: '7:30 AM - 5:30 PM', saturday: '9:00 AM - 1:00 PM', sunday: 'Closed' },
    services: ['Sales', 'Technical Support', 'Training', 'Will Call', 'Emergency Service'],
    specialties: ['Industrial lockout padlocks', 'Fleet and equipment keys', 'Gun and fire safes'],
    latitude: 50.9893,
    longitude: -113.9741,
  },
  {
    id: 6,
    name: 'Keyway Halifax',
    type: 'Regional Hub',
    region: 'atlantic',
    address: '27 Escutcheon Court',
    city: 'Halifax',
    province: 'NS',
    postalCode: 'B3S 0K6',
    phone: '902-555-0160',
    fax: '902-555-0169',
    email: 'halifax@keyway.example',
    hours: { weekdays: '8:00 AM - 5:00 PM', saturday: '9:00 AM - 1:00 PM', sunday: 'Closed' },
    services: ['Sales', 'Technical Support', 'Will Call', 'Local Delivery', 'Emergency Service'],
    specialties: ['Marine and corrosion-resistant hardware', 'Hotel and hospitality locks', 'Door closers'],
    latitude: 44.6548,
    longitude: -63.6567,
  },
];
