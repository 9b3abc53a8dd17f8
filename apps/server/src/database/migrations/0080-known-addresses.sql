-- Whether people sign in from an address is asked when somebody behind it has got too many sign-ins wrong, and for each picture that is drawn for it
create index sign_in_address_known on sign_in_address (address, known_time) where known_time is not null;
