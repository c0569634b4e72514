/** SPEC 1, reading B in its second version, and SPEC 2.8: what the pages about the company say of it. */
export const HERITAGE = {
  founded: 1933,
  servicesStats: [
    { figure: '90+', label: 'Years of experience' },
    { figure: '50+', label: 'Distribution centers' },
    { figure: '300+', label: 'Manufacturer partners' },
    { figure: '24/7', label: 'Emergency support' },
  ],
  aboutStats: [
    { figure: '90+', label: 'Years' },
    { figure: '50+', label: 'Locations' },
    { figure: '300+', label: 'Manufacturers' },
    { figure: '6', label: 'Regional hubs' },
  ],
} as const;

/** SPEC 9: business hours. */
export const BUSINESS_HOURS = {
  days: [
    { day: 'Monday - Friday', hours: '8:00 AM - 6:00 PM' },
    { day: 'Saturday', hours: '9:00 AM - 4:00 PM' },
    { day: 'Sunday', hours: 'Closed' },
  ],
  note: 'Hours vary by location.',
  emergency: 'Emergency services 24/7',
} as const;
